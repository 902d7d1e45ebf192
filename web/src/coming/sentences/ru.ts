import type { ComingSentences } from './en.ts';

const ru: ComingSentences = {
  title: 'Здесь пока ничего нет',
  trip: 'Здесь будут поездки, которые Merve спланирует с вами. Ваши брони, заказы и такси — в разделе «Поездки».',
  group: 'Здесь будут общие планы группы. А пока напишите, сколько вас, и Merve забронирует на всех.',
  toChat: 'Спросить Merve',
};

export default ru;
