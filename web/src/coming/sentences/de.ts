import type { ComingSentences } from './en.ts';

const de: ComingSentences = {
  title: 'Hier ist noch nichts',
  trip: 'Reisen, die Merve mit Ihnen plant, werden hier sein. Was Sie gebucht, bestellt und gerufen haben, steht unter Reisen.',
  group:
    'Was eine Gruppe zusammen plant, wird hier sein. Bis dahin bucht Merve für alle, wenn Sie sagen, wie viele Sie sind.',
  toChat: 'Merve fragen',
};

export default de;
