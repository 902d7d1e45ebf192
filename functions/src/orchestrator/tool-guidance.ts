/** When to use which tool, by the tools it speaks of: said to the model only where all of them are switched on. */
const guidance: readonly (readonly [tools: readonly string[], sentence: string])[] = [
  [['searchMarketplace'], 'Use searchMarketplace to find places.'],
  [['initiateBooking'], 'Use initiateBooking to propose a booking.'],
  [['orderFood'], 'For food use orderFood.'],
  [['showMenu', 'orderFood'], 'Show what there is with showMenu first, unless the person named the dishes.'],
  [['orderFood'], 'Never call a dish safe for an allergy: what is not declared is unknown.'],
  [['changeOrder'], 'To change an order that was sent and is not accepted yet use changeOrder.'],
  [['myOrders'], 'For how their orders and requests stand use myOrders.'],
  [['bookService'], 'For services without fixed slots use bookService.'],
  [
    ['requestTaxi'],
    'For a taxi use requestTaxi: it leaves now, cannot be ordered for later, and needs a destination.',
  ],
  [['taxiStatus'], 'For where their taxi is use taxiStatus.'],
  [['cancelTaxi'], 'To call off a taxi use cancelTaxi.'],
  [['getNearbyPlaces'], 'For beaches, sights and what is around use getNearbyPlaces.'],
  [['findPharmacy'], 'For pharmacies use findPharmacy.'],
  [
    ['sendWhatsAppMessage'],
    'To pass a message on to the business or driver of the person’s own booking, order or ride use sendWhatsAppMessage.',
  ],
  [['searchLocalPlaces'], 'For other points on the map use searchLocalPlaces.'],
];

/** The guidance for the tools that the model is given: it is told of none that it does not have. Pure. */
export function toolGuidance(tools: readonly { readonly name: string }[]): string {
  const given = new Set(tools.map(({ name }) => name));
  return guidance
    .filter(([needed]) => needed.every((name) => given.has(name)))
    .map(([, sentence]) => sentence)
    .join(' ');
}
