import { describe, expect, test } from '@jest/globals';
import { type SmallTalk, smallTalkIn } from './small-talk.ts';

describe('small talk', () => {
  test.each<[string, SmallTalk]>([
    ['thank you so much!', 'thanks'],
    ['ok great, thanks', 'thanks'],
    ['çok teşekkürler', 'thanks'],
    ['Vielen Dank!', 'thanks'],
    ['Большое спасибо!', 'thanks'],
    ['Ευχαριστώ πολύ!', 'thanks'],
    ['תודה רבה!', 'thanks'],
    ['شكرًا جزيلًا!', 'thanks'],
    ['خیلی ممنون!', 'thanks'],
    ['정말 감사합니다!', 'thanks'],
    ['how are you?', 'howAreYou'],
    ['nasılsın', 'howAreYou'],
    ['wie geht es dir?', 'howAreYou'],
    ['Tschüss und danke', 'thanks'],
    ['bye', 'goodbye'],
    ['до свидания', 'goodbye'],
  ])('“%s” is one', (text, talk) => {
    expect(smallTalkIn(text)).toBe(talk);
  });

  test.each([
    'thanks, and a table for two at eight',
    'no thanks, cancel it',
    'danke, bitte stornieren',
    'table for two',
    'teşekkürler, iptal et',
    '',
  ])('“%s” is more than that', (text) => {
    expect(smallTalkIn(text)).toBeNull();
  });
});
