import { describe, expect, test } from '@jest/globals';
import { asksForOuting } from './outing-words.ts';

describe('a group asks what to do', () => {
  test.each([
    'what shall we do, five of us, something cozy and cheap',
    'Any ideas for a night out with friends on Saturday?',
    'what could six of us do, something outdoors near Kyrenia?',
    'Where can the five of us go tonight?',
    'Plan an outing for eight of us in Kyrenia',
    'Arkadaşlarla ne yapalım, 6 kişiyiz?',
    'Bu akşam nereye gidelim, beş kişiyiz',
    'Was können wir heute machen, wir sind zu fünft?',
    'Чем нам заняться вечером, нас шестеро?',
    'Куда сходить компанией в субботу?',
    'Τι να κάνουμε απόψε, είμαστε πέντε',
    'מה נעשה הערב, אנחנו חמישה',
    'شو نعمل الليلة، نحن خمسة',
    'وين نروح مع الشباب اليوم؟',
    'امشب چیکار کنیم، پنج نفریم',
    '오늘 다섯 명이서 뭐 하면 좋을까?',
    '친구들이랑 다 같이 놀 만한 곳 추천해줘',
  ])('“%s”', (text) => expect(asksForOuting(text)).toBe(true));

  test.each([
    'a table for five tomorrow at eight',
    'where can I eat cheap sushi?',
    'what shall I do with my allergy',
    'plan my saturday in kyrenia',
    'we want to book a tennis court for four',
    'is there a pharmacy open',
    'a quiet hotel for two nights',
    'Yarın akşam 4 kişilik masa',
    'Нужно такси до аэропорта',
    'Ein Tisch für sechs Personen morgen um acht',
    'هل لديكم طاولة لخمسة؟',
    '내일 저녁 다섯 명 예약해 줘',
    'אפשר להזמין שולחן לחמישה?',
    'Θέλω τραπέζι για πέντε',
  ])('and not by “%s”', (text) => expect(asksForOuting(text)).toBe(false));
});
