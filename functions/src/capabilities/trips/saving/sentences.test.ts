import { describeTranslations } from '../../../language/testing/describe-translations.ts';
import { savingSentences } from './sentences.ts';

describeTranslations('what is said of places that are put aside', savingSentences, {
  values: ['Kyrenia', 'Bellapais', '4'],
  says: (say) => ({
    propose: [say.propose('Kyrenia', 'Bellapais')],
    proposeRemoval: [say.proposeRemoval('Kyrenia', 'Bellapais')],
    proposeKept: [say.proposeKept('Kyrenia')],
    proposeRemovalKept: [say.proposeRemovalKept('Kyrenia')],
    kept: [say.kept('Kyrenia', '4')],
    listKept: [say.listKept('Kyrenia')],
    saved: [say.saved('Kyrenia', '4')],
    removed: [say.removed('Kyrenia')],
    left: [say.left()],
    already: [say.already('Kyrenia')],
    full: [say.full('4')],
    list: [say.list('Bellapais', 'Bellapais')],
    none: [say.none('Bellapais')],
    notOnList: [say.notOnList('Kyrenia')],
  }),
});
