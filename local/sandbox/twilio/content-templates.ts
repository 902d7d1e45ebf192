import { z } from 'zod';
import type { Button } from './message.ts';
import { TwilioError } from './twilio-error.ts';

export interface ContentTemplate {
  /** `{{1}}`, `{{2}}` … are replaced by the content variables. */
  body: string;
  buttons: readonly Button[];
  /** An approved template may open a conversation; any other only answers within 24 hours. */
  approved: boolean;
}

const contentVariables = z.record(z.string(), z.string());

function fill(text: string, variables: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => variables[name] ?? '');
}

/**
 * What a message by `ContentSid` shows.
 * @throws TwilioError 21655 for an unknown template, 21656 for variables that are no JSON object of strings.
 */
export function renderTemplate(
  templates: ReadonlyMap<string, ContentTemplate>,
  contentSid: string,
  variablesJson: string | undefined,
): { body: string; buttons: Button[]; approved: boolean } {
  const template = templates.get(contentSid);
  if (template === undefined) throw new TwilioError(400, 21655, 'The ContentSid is Invalid');
  let variables: Record<string, string>;
  try {
    variables = contentVariables.parse(JSON.parse(variablesJson ?? '{}'));
  } catch {
    throw new TwilioError(400, 21656, 'The ContentVariables Parameter is invalid');
  }
  return {
    body: fill(template.body, variables),
    buttons: template.buttons.map(({ id, title }) => ({
      id: fill(id, variables),
      title: fill(title, variables),
    })),
    approved: template.approved,
  };
}
