import type { MerveConfig, Outing, OutingNews } from '@merve/contract';
import { approvedTemplate } from '../../outbox/index.ts';
import type { Documents } from '../../platform/firestore/documents.ts';

export interface NewsWorld {
  readonly documents: Documents;
  readonly now: Date;
}

/** Also the keys of the market's templates (`whatsappTemplates`). Their variables: `message`, `title`. */
const templateOf = {
  ...{ nudge: 'outing_nudge', asked: 'outing_result', result: 'outing_result' },
  ...{ booked: 'outing_booked', reminder: 'outing_reminder' },
} as const satisfies Record<OutingNews, string>;

/** What leaves in place of a text where somebody has not written for a day. */
export const outside =
  (config: MerveConfig, news: OutingNews, { title }: Pick<Outing, 'title'>) =>
  (message: string) => ({
    type: templateOf[news],
    template: approvedTemplate(config, templateOf[news], { message, title }),
  });
