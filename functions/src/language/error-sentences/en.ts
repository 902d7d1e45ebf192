import { type ErrorSentences, given } from './error-details.ts';

export const english: ErrorSentences = {
  BAD_REQUEST: () => 'I could not read that request, so nothing was done. Please check it and send it again.',
  BODY_TOO_LARGE: (d) =>
    `That is too large${given(d, 'megabytes', (most) => ` (at most ${most} MB)`)}, so nothing was kept. Please send a smaller one.`,
  PICTURES_OFF: () =>
    'Pictures are not set up here, so nothing was kept. Whoever runs Merve names a bucket for them.',
  EMPTY_MESSAGE: () => 'That message was empty. Tell me in a few words what you need.',
  MESSAGE_TOO_LONG: (d) =>
    `That message is too long for me${given(d, 'max', (max) => ` (at most ${max} characters)`)}, so I have not read it. Please send a shorter one.`,
  SIGNATURE_MISSING: () =>
    'This request is not signed, so nothing was done. Please use the official channel.',
  SIGNATURE_INVALID: () =>
    "This request's signature is not valid, so nothing was done. Please use the official channel.",
  UNAUTHENTICATED: () => 'You are not signed in, so nothing was done. Please sign in and try again.',
  FORBIDDEN: () =>
    'You are not allowed to do that, so nothing was done. Please check which account you are using.',
  NOT_FOUND: () => 'I could not find that, so nothing was done. Please check it and try again.',
  METHOD_NOT_ALLOWED: () => 'That kind of request does not exist here, so nothing was done.',
  TOOL_UNKNOWN: () =>
    'I cannot do that, so nothing was done. Ask me to search, book, cancel or list your bookings.',
  TOOL_DISABLED: () =>
    'That is not available here at the moment, so nothing was done. I can help with something else.',
  TOOL_ARGUMENTS_INVALID: () =>
    'Something in that request was missing or not understandable, so nothing was done. Please say it again with the details.',
  NOT_AS_SAID: () =>
    'This is not what was said, so nothing is held. Please say the day, the time and the number of people again.',
  TOOL_TIMEOUT: () =>
    'That took longer than I may wait, so I stopped it. Nothing is confirmed. Please try again in a few minutes.',
  MARKET_CLOSED: () =>
    'I am not taking requests in this region at the moment, so nothing was done. Please try again later.',
  POLICY_CHANGED: () =>
    'The rules for this changed after I showed it to you, so nothing was booked. Please ask again and I will check what is possible now.',
  PRICE_CHANGED: (d) =>
    `The price changed${given(d, 'oldPrice', (old) => ` from ${old}`)}${given(d, 'newPrice', (now) => ` to ${now}`)} after I showed it to you, so nothing was booked. Please ask again to book at the new price.`,
  POLICY_INVALID: () =>
    'This policy cannot be saved as it is, so nothing was changed. Please correct what is named and save it again.',
  POLICY_OUTDATED: () =>
    'Somebody else has changed the policy since you saw it, so nothing was changed. Please look at the newer one and decide again.',
  LISTING_INVALID: () =>
    'This listing cannot be saved as it is, so nothing was changed. Please correct what is named and save it again.',
  LISTING_OUTDATED: () =>
    'Somebody else has changed the listing since you saw it, so nothing was changed. Please look at the newer one and decide again.',
  OFFERING_BOOKED: () =>
    'Bookings stand whose slots would no longer be kept by this change, so nothing was changed. Please wait until they are over, or move them first.',
  ROSTER_INVALID: () =>
    'This duty roster cannot be saved as it is, so nothing was changed. Please correct what is named and save it again.',
  ROSTER_OUTDATED: () =>
    'Somebody else has changed the duty roster since you saw it, so nothing was changed. Please look at the newer one and decide again.',
  LISTING_NOT_FOUND: (d) =>
    `I could not find ${given(d, 'name', (name) => `a place called “${name}”`, 'that place')}, so nothing was booked. Please check the name, or ask me to search.`,
  LISTING_AMBIGUOUS: (d) =>
    `More than one place fits that name${given(d, 'names', (names) => `: ${names}`)}. Nothing was booked yet: which one do you mean?`,
  NOT_BOOKABLE: (d) =>
    `${given(d, 'name', (name) => name, 'That place')} cannot be booked through me, so nothing was booked. Ask me for another place, or contact them directly.`,
  TIME_INVALID: (d) =>
    given(
      d,
      'slotMinutes',
      (slot) =>
        `They take bookings every ${slot} minutes${given(d, 'before', (before) => given(d, 'after', (after) => `, so at ${before} or at ${after}`))}, and nothing was booked for the time you gave. Which time shall I try?`,
      'That is not a date and time of the calendar, so nothing was booked. Please give the day and the time, for example “12 May at 20:00”.',
    ),
  TIME_PAST: () => 'That time has already passed, so nothing was booked. Please choose a later one.',
  TIME_TOO_SOON: (d) =>
    `That is too soon: they need ${given(d, 'leadMinutes', (minutes) => `at least ${minutes} minutes`, 'more')} notice. Nothing was booked; please choose a later time.`,
  TIME_TOO_FAR: (d) =>
    `That is too far ahead${given(d, 'bookingWindowDays', (days) => `: they take bookings up to ${days} days ahead`)}. Nothing was booked; please choose an earlier day.`,
  TIME_DOES_NOT_EXIST: () =>
    'That time does not exist: the clocks go forward over it on that day. Nothing was booked; please choose a time an hour later.',
  BUSINESS_CLOSED: (d) =>
    `${given(
      d,
      'closesAt',
      (closes) =>
        `They close at ${closes}${given(d, 'durationMinutes', (minutes) => ` and a booking takes ${minutes} minutes`)}, so that is too late and nothing was booked.`,
      'They are closed at that time, so nothing was booked.',
    )}${given(d, 'nextOpensAt', (opens) => ` They next open ${opens}.`)} Please choose another time.`,
  NOT_BY_NIGHT: () =>
    'That is not booked by the night, so nothing was booked. Please name a day and a time, or choose a place to stay.',
  NIGHTS_INVALID: (d) =>
    `A stay there can be from one night to ${given(d, 'maxNights', (most) => most, '30')} nights long, so nothing was booked. How many nights shall I look for?`,
  PARTY_TOO_SMALL: (d) =>
    `A booking needs at least ${given(d, 'minParty', (min) => (min === '1' ? 'one person' : `${min} people`), 'one person')}, so nothing was booked. For how many people shall I ask?`,
  PARTY_TOO_LARGE: (d) =>
    `That party is too large${given(d, 'maxParty', (max) => `: they take up to ${max} people in one booking`)}. Nothing was booked; please choose a smaller party or contact them directly${given(d, 'phone', (phone) => `: ${phone}`)}.${given(d, 'names', (names) => ` So many can book here: ${names}.`)}`,
  ITEM_NOT_FOUND: (d) =>
    `I could not find ${given(d, 'item', (item) => `“${item}”`, 'that')} on the list${given(d, 'name', (name) => ` of ${name}`)}, so nothing was done.${given(d, 'names', (names) => ` They have: ${names}.`)} What shall it be?`,
  ITEM_AMBIGUOUS: (d) =>
    `${given(d, 'item', (item) => `“${item}”`, 'That')} could be more than one thing${given(d, 'names', (names) => `: ${names}`)}. Nothing was done yet: which one do you mean?`,
  ITEM_UNAVAILABLE: (d) =>
    `${given(d, 'item', (item) => item, 'That')} is not available at the moment, so nothing was done. Please choose something else.`,
  CHOICE_MISSING: (d) =>
    `${given(d, 'item', (item) => item, 'A choice')} is not complete yet: please choose${given(d, 'option', (option) => ` the ${option}`)}${given(d, 'names', (names) => ` (${names})`)}. Nothing was done.`,
  ALLERGEN_PRESENT: (d) =>
    `You wrote: “${given(d, 'allergy', (said) => said, '…')}”. ${given(d, 'item', (item) => item, 'One of the dishes')} ${d['how'] === 'may_contain' ? 'may contain' : 'contains'} ${given(d, 'allergen', (allergen) => allergen, 'that')}, so I have not ordered it, nor anything else. Please choose something else or ask them directly.`,
  BELOW_MINIMUM: (d) =>
    `They take orders from ${given(d, 'minimum', (minimum) => minimum, 'a higher amount')} on${given(d, 'sum', (sum) => `, and this is ${sum}`)}. Nothing was ordered; what shall I add?`,
  OUT_OF_AREA: (d) =>
    `They do not come to that place${given(d, 'towns', (towns) => `: they serve ${towns}`)}. Nothing was done; please give another address${given(d, 'collect', () => ', or say that you collect it')}.`,
  PLACE_MISSING: (d) =>
    `${given(d, 'street', (street) => `In which town is “${street}”? Please write the town, or share your location`, 'Where to? Please share your location or write the address with its town')}${given(d, 'collect', () => ', or say that you collect it')}. Nothing was done yet.`,
  MERCHANT_UNREACHABLE: (d) =>
    `${given(d, 'name', (name) => name, 'They')} cannot be reached through me, so nothing was done. Please contact them directly, or ask me for another place.`,
  REQUEST_NOT_FOUND: (d) =>
    `I could not find ${given(d, 'reference', (reference) => `an order or request ${reference}`, 'an open order or request')} of yours, so nothing was changed. Please check the code.`,
  REQUEST_OVER: () => 'That has come to an end already; nothing was changed.',
  NOT_IN_ORDER: (d) =>
    `${given(d, 'item', (item) => `“${item}”`, 'That')} is not in your order${given(d, 'names', (names) => `: it has ${names}`)}. Which of it do you mean?`,
  ORDER_ACCEPTED: (d) =>
    `${given(d, 'name', (name) => name, 'They')} had already accepted ${given(d, 'reference', (reference) => `order ${reference}`, 'the order')} as it was, so I cannot change it any more; nothing was changed. I can pass a message on to them, or ask for their leave to cancel it.`,
  ORDER_UNCHANGED: (d) =>
    `${given(d, 'reference', (reference) => `Order ${reference}`, 'The order')} is like that already, so nothing was changed. What shall be different?`,
  ORDER_EMPTY: (d) =>
    `That would leave nothing of ${given(d, 'reference', (reference) => `order ${reference}`, 'the order')}, so nothing was changed. To give it up, ask me to cancel it.`,
  ORDER_CHANGED: (d) =>
    `${given(d, 'reference', (reference) => `Order ${reference}`, 'The order')} has been changed since I showed you this, so I left it as it is now. Please tell me again what you would like.`,
  ORDER_CHANGED_OFTEN: (d) =>
    `${given(d, 'reference', (reference) => `Order ${reference}`, 'The order')} has been changed as often as I can pass on, so it stays as it is. You can still cancel it and order anew.`,
  SLOT_TAKEN: () => 'That time has just been taken, so nothing was booked. Please choose another time.',
  TRANSACTION_NOT_FOUND: (d) =>
    `I could not find ${given(d, 'reference', (reference) => `a booking ${reference}`, 'that booking')} of yours, so nothing was changed. Ask me for “my bookings” to see them.`,
  NOT_A_DRAFT: () =>
    'That booking has already moved on, so nothing was changed. Ask me for “my bookings” to see where it stands.',
  NOT_HELD: () =>
    'That booking is not waiting for a confirmation, so nothing was changed. Ask me for “my bookings” to see where it stands.',
  GUEST_BUSY: () =>
    'The guest cannot be asked now: they have another question open, are writing, or may not be written to. Nothing was proposed. Please try again in a while.',
  ALREADY_CONFIRMED: () =>
    'That booking is already confirmed; nothing was changed. To give it up, ask me to cancel it.',
  ALREADY_CANCELLED: () =>
    'That booking was already cancelled; nothing was changed. Ask me to book again if you want it back.',
  HOLD_EXPIRED: () =>
    'The time for answering ran out, so nothing was booked and the place was given free. Ask me again and I will look whether it is still free.',
  DEPOSIT_UNPAID: () =>
    'The deposit has not been paid yet, so it is not booked. Ask me for the payment link if you do not have it.',
  DEPOSIT_NOT_DUE: () => 'No deposit is due for that booking, so there is nothing to pay.',
  PAYMENT_UNAVAILABLE: () =>
    'This place takes a deposit, and I cannot take payments here at the moment, so nothing was held or charged. Please choose another place, or book there directly.',
  PAYMENT_REFUSED: () =>
    'The payment could not be set up, so nothing was charged. Please try again later or choose another place.',
  IDEMPOTENCY_MISMATCH: () =>
    'The same request came twice with different contents, so nothing was done. Please ask again.',
  ACTION_NOT_PENDING: () =>
    'There is nothing waiting for your YES, so nothing was done. Please tell me what you would like.',
  NOT_THE_OWNER: () =>
    'That belongs to somebody else, so nothing was changed. Only the person who made it can do that.',
  PLACE_NOT_FOUND: (d) =>
    `${given(d, 'place', (place) => `I could not find “${place}” on the map`, 'I do not know where you are')}, so no taxi was called. Share your location, or name a town or a place I know.`,
  PLACE_UNCLEAR: (d) =>
    `I know ${given(d, 'town', (town) => town, 'the town')}, but not where “${given(d, 'place', (place) => place, '…')}” is there, so no taxi was called. Share your location, or name a place there that I may know.`,
  PLACE_AMBIGUOUS: (d) =>
    `That could be more than one place${given(d, 'names', (names) => `: ${names}`)}. No taxi was called yet: which one do you mean?`,
  RIDE_OPEN: (d) =>
    `You already have ${given(d, 'code', (code) => `ride ${code}`, 'a ride')}, so I did not call another taxi. Tell me if you want to call that one off.`,
  RIDE_NOT_FOUND: () => 'You have no taxi ride that is still to come, so nothing was called off.',
  RIDE_UNDER_WAY: () =>
    'That ride is already on its way, so it cannot be called off here. Please speak to the driver.',
  RIDE_OVER: () => 'That ride is over already, so nothing has changed. Ask again if you need another taxi.',
  NO_TAXI: () => 'No driver near there is free just now, so no taxi was called. Please try again in a while.',
  TRIP_CHANGED: () =>
    'Somebody else has changed this part of the trip meanwhile. Nothing was changed; look at it as it is now, and try again.',
  TRIP_EXISTS: () =>
    'There is a plan for these days already. Nothing was saved: choose whether it is replaced, added to, or left as it is.',
  LEASE_LOST: () =>
    'I was interrupted before I could finish. Please give me a moment and ask again if no answer comes.',
  RATE_LIMITED: (d) =>
    `You are writing faster than I may answer, so that message was not taken. ${given(d, 'seconds', (seconds) => `Please send it again in ${seconds} seconds.`, 'Please send it again in a minute.')}`,
  OUTBOUND_LIMIT: () =>
    'That would take more messages than I may send at once, so I left it. Please ask for one thing at a time.',
  TAKEN_OVER: () => 'A colleague has taken over this conversation and will answer you.',
  NOT_TAKEN_OVER: () => 'Nobody has taken this conversation over, so nothing was sent. Take it over first.',
  PERSON_OPTED_OUT: () =>
    'This person asked for no more messages, so nothing was sent. They can write START to come back.',
  TURN_LIMIT: () =>
    'That took me more steps than I may take at once, so I stopped. Nothing waits without your YES; please ask for one thing at a time.',
  VOTE_CLOSED: () => 'The vote is over, so your ballot was not counted. Look at the result.',
  TOO_FEW_BALLOTS: () =>
    'Fewer than two people have voted, so the vote was not closed. Wait for more, or close it all the same.',
  GROUP_FULL: () => 'This group is full, so you were not added. Please ask the organiser.',
  PHONE_INVALID: () =>
    'That is no phone number I can use. Please write it with its country code, for example +90 533 123 45 67.',
  DRIVER_KNOWN: () =>
    'A driver with that number is registered already, so nothing was changed. Please change that one instead.',
  LINK_CODE_INVALID: () =>
    'That code is not right, or has run out, so nothing was linked. Please check it, or ask for a new one.',
  ALREADY_LINKED: () =>
    'One of the two is linked already, so nothing was changed. End that link first: here, or by writing UNLINK on WhatsApp.',
  MODEL_TIMEOUT: () =>
    'I am thinking too slowly right now, so nothing was done. Please try again in a minute.',
  MODEL_RATE_LIMITED: () =>
    'Too many people are asking me at once, so nothing was done. Please try again in a minute.',
  MODEL_UNAVAILABLE: () =>
    'I cannot think clearly right now, so nothing was done. Please try again in a few minutes.',
  MODEL_BLOCKED: () =>
    'I cannot help with that, so nothing was done. Please ask in other words or for something else.',
  MODEL_MALFORMED: () => 'I got confused while answering, so nothing was done. Please ask again.',
  MODEL_MISCONFIGURED: () =>
    'I am not set up correctly right now, so nothing was done. We have been told; please try again later.',
  UPSTREAM_UNAVAILABLE: () =>
    'A service I depend on does not answer right now, so I could not finish, and nothing is confirmed. Please try again in a few minutes.',
  UPSTREAM_FAILED: () =>
    'A service I depend on does not answer right now, so I could not finish, and nothing is confirmed. Please try again in a few minutes.',
  UPSTREAM_DENIED: () =>
    'A service I depend on does not answer right now, so I could not finish, and nothing is confirmed. Please try again in a few minutes.',
  UPSTREAM_TIMEOUT: () =>
    'A service I depend on does not answer right now, so I could not finish, and nothing is confirmed. Please try again in a few minutes.',
  LOCATION_NEEDED: () => 'Where are you? Share your location, or name a town or a place to look around.',
  CONFIG_MISSING: () =>
    'This is not set up correctly on our side, so nothing was done. We have been told; please try again later.',
  INTERNAL: () =>
    'Something went wrong on our side, and nothing was confirmed. We have been told; please try again in a few minutes.',
};
