import type { Words } from './word-classes.ts';

const sino = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];
const native = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열', '열한', '열두'];
const sinoOf = (number: number): string =>
  `${number >= 20 ? (sino[Math.floor(number / 10)] ?? '') : ''}${number >= 10 ? '십' : ''}${sino[number % 10] ?? ''}`;

/** "일곱" and "칠"; up to fifty-nine, as minutes go. */
const numbers = Object.fromEntries(
  Array.from({ length: 59 }, (_, index) => index + 1).map((number) => [
    number,
    [sinoOf(number), native[number] ?? ''].filter((form) => form !== '').join('|'),
  ]),
);

export const korean: Words = {
  language: 'ko',
  numbers: {
    ...numbers,
    1: '일|한|하나',
    2: '이|두|둘',
    3: '삼|세|셋|석',
    4: '사|네|넷|넉',
    20: '이십|스무|스물',
  },
  days: {
    [-1]: '어제',
    0: '오늘',
    1: '내일|낼',
    2: '모레|내일모레|내일 모레',
    3: '글피',
  },
  parts: {
    morning: '아침|새벽|아침식사',
    noon: '점심|점심때|낮|정오쯤|점심시간',
    afternoon: '늦은 오후',
    evening: '저녁|저녁때|저녁식사|저녁 식사',
    night: '밤|한밤|늦은 밤',
  },
  units: {
    minute: '분|분만',
    hour: '시간|시간만',
    day: '일간|일동안',
    night: '박|밤',
    week: '주|주일|주간',
    month: '달|개월',
    year: '년간',
  },
  minutesLong: { 30: '반시간|반 시간' },
  daysLong: {
    1: '하루',
    2: '이틀',
    3: '사흘',
    4: '나흘',
    5: '닷새',
    7: '일주일|일주간|한주',
    10: '열흘',
    14: '보름|이주일',
  },
  weekdays: {
    1: '월요일|월욜',
    2: '화요일|화욜',
    3: '수요일|수욜',
    4: '목요일|목욜',
    5: '금요일|금욜|불금',
    6: '토요일|토욜',
    7: '일요일|일욜',
  },
  holidays: {
    101: '새해 첫날|설날 1월 1일|신정|새해첫날',
    214: '발렌타인데이|밸런타인데이|발렌타인 데이|밸런타인 데이',
    1224: '크리스마스 이브|크리스마스이브|성탄절 이브|성탄 전야|성탄전야',
    1225: '크리스마스|성탄절|크리스마스날|크리스마스 당일',
    1226: '박싱데이|박싱 데이',
    1231: '12월 마지막 날|섣달그믐|새해 전날|새해전야|새해 전야|올해 마지막 날|연말 마지막 날',
  },
  feasts: {
    seollal: '설날|설날 당일|구정|음력설|음력 설',
    chuseok: '추석|추석 당일|한가위',
    easterSunday: '부활절',
  },
  words: {
    tens: '십|열|이십|삼십|사십|오십|스물|스무',
    half: '반',
    oclock: '시|시쯤|시경',
    toLast: '전',
    am: '오전',
    pm: '오후',
    noon: '정오',
    midnight: '자정',
    meal: '아침식사',
    this: '이번|요번',
    coming: '이번|돌아오는|오는',
    next: '다음|담|다음주|담주',
    afterNext: '다다음',
    weekItself: '다음주|담주',
    last: '지난|저번',
    later:
      '늦게|뒤로|더 늦게|나중에|늦춰|늦춰서|늦춰서요|늦춰요|늦춰주세요|늦출|늦추고|미뤄|미뤄서|미뤄주세요|미루고|이따|이따가',
    earlier: '일찍|앞으로|앞당겨|앞당겨서|앞당겨주세요|당겨서|당겨주세요|더 일찍|당겨',
    nextDay:
      '다음 날|다음날|그다음 날|그 다음 날|그다음날|그 다음날|이튿날|하루 뒤|하루 뒤로|하루 후|하루 늦게|다음날로',
    weekend: '주말',
    vague:
      '설 연휴|설연휴|추석 연휴|추석연휴|명절|연휴|명절에|언젠가|조만간|다른 날|아무 날|아무때나|곧|나중',
    now: '지금|당장|바로|지금 당장|지금 바로|즉시',
    // "Date and time" is written as "one o'clock" is said by nobody.
    greeting: '일시|좋은 아침|좋은 저녁|좋은 밤|굿모닝|좋은 하루',
    at: '약|대략',
    from: '부터',
    fromLast: '부터',
    until: '까지',
    untilLast: '까지',
    for: '동안',
    inLast: '후|뒤|후에|뒤에|있다가',
    after: '이후',
    and: '하고|그리고|와|과',
    or: '또는|아니면|이나|혹은',
    filler: '의|에|날',
    theDay: '날',
    monthCounter: '월',
    dayCounter: '일|일날',
    yearCounter: '년',
    people:
      '명|명이요|명이서|인|인분|분이서|사람|성인|어른|아이|아기|어린이|개|병|잔|접시|자리|석|친구|호|호실|층|번|번째|마리|그릇',
    money: '원|리라|유로|달러|파운드|퍼센트',
    street: '번지|길|로',
    numbered: '방|호실|번호|테이블|층',
    not: '말고',
    notLast: '말고|대신|아니고|아니라',
    move: '옮겨|옮길|옮기|변경|바꿔|바꾸|미뤄|당겨|옮길게요',
  },
  suffixes: {
    '': '에|에요|이요|요|은|는|이|가|을|를|로|으로|에서|에는|쯤|경|쯤에|정도|이에요|예요|입니다|날|의|도|만|엔|에도|께|로요|경에|으로요|에만|인데|이고|이나|이면',
    fromLast: '부터|부터요',
    untilLast: '까지|까지요',
    notLast: '말고',
  },
  compounds: true,
  weakest: '월|화|수|목|금|토|일',
};
