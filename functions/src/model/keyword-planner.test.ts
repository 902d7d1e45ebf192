import { keywordPlanner } from './keyword-planner.ts';
import { describeLanguageModel } from './testing/language-model-conformance.ts';
import { deskCatalogue } from './testing/planner-desk.ts';

describeLanguageModel('the keyword planner', async () => ({
  model: keywordPlanner(deskCatalogue),
  prepare: () => undefined,
  stop: async () => undefined,
}));
