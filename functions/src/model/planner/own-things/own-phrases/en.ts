import type { OwnPhrases } from './own-phrases.ts';

export const english: OwnPhrases = {
  kinds: {
    booking: `
      booking*|reservation*|table|appointment*|room|slot|hotel|trip|tour|cruise|excursion|boat|massage|spa
      hammam|tee time|lesson|class|babysitter|nanny|clown|magician|hall|venue|party|christening|wedding
      physio|dentist|doctor|haircut|barber|stay|tickets|seats|seat|hike|dive|restaurant`,
    food: `
      order*|food|meal|dinner|lunch|pizza*|delivery|kitchen|courier|rider|cake|burger*|kebab*|groceries
      flowers`,
    service: `
      plumber|electrician|cleaner|cleaning|locksmith|gardener|service|handyman|repair*|technician|painter
      mover*|nurse|tutor|aircon|boiler`,
    viewing: 'viewing*|visit|flat|apartment|agent|house|villa|showing',
    ride: 'taxi|cab|ride|driver|car|minibus|transfer|shuttle|bus|pickup',
  },
  mine: 'my|our|mine|i|we|the|that',
  it: 'it|that|this|everything|all',
  list: `
    what bookings|what reservations|bookings do i have|bookings have i|any bookings|anything in my name
    my bookings|my reservations|my orders|my appointments|our bookings|our reservations|what have i booked
    what bookings|bookings do i have|bookings have i|what did i book|what did i order|what have i ordered
    what do i have|have i booked anything|which bookings|which reservations|do i have a booking
    do i have any|do i have anything|do we have a booking|my plans|have i got booked|everything i booked
    everything ive|anything booked|whats booked|what is booked|what have i got|what have we got
    have i got anything|have we got anything|anything on this weekend|have i got on|do i have booked
    what am i booked|what are we booked|whats in my diary|whats in my calendar|my calendar|my diary
    whats coming up|what is coming up|coming up for me|remind me what|what did we arrange|what did we book
    whats arranged|what have we arranged|whats on for me|everything i have booked|all my bookings
    my schedule|whats my plan|show my|list my`,
  status: `
    what time is it again|what time was it again|when was it again|what time again|which day was it|what day was it|what time did i book|when did i book
    what time was|what time is our*|what time is my|when was|where is|wheres|how far|how long will it take|how long does it take|how long|when will|when does|when is
    status|confirmed|accepted|any news|any update*|did they|have they|has the|has my|is my|is our
    is it booked|did it go through|is it done|is it ready|whats happening with|is the driver|is the taxi
    is it on|is everything set|coming|on its way|on the way|still on|any sign of|say yes to my|ever say yes
    did the hotel|did the restaurant|did the place|is the cleaner|is the plumber|is the babysitter
    sorted for|sorted or not|sorted|lost|gone missing|arrive|arriving|getting here|get here|here yet
    left yet|set off|has it left|taking so long|still waiting for|waiting for my|been an hour|been ages
    gone through|go through|definite|locked in|nailed down|in the bag|did it work|all set|been booked
    held for us|booked for me|is my table|is our table|did you book|did you manage|did my|is the boat
    is the trip|is the tour`,
  cancel: `
    cancel*|call off|call it off|undo|unbook|scrap|kill|withdraw|call the ride off|call the taxi off|bin it|bin that|bin my|bin the
    wipe|free up|cancelled|cancelling|cancellation|take back|take it back|let it go|call off the
    pull the plug on|axe`,
  unwanted: `
    dont need|no longer need|dont want|cant make it|not coming|wont make it|drop it|drop the|drop my|drop our|drop that|get rid of|dont send
    wont be coming|were not coming|not going|cant come|cant go|no longer coming|changed our minds
    plans have changed|plans changed|changed plans|backing out|pull out|pulling out`,
  heard: `
    any news|any update*|answered|replied|got back|heard back|accepted|confirmed|said yes|say yes|said no
    confirm yet|come back to us|got an answer|an answer|did they answer|did they reply|have they replied|have they answered
    did they respond|have they responded|did they write back|did they confirm`,
  inGeneral: `
    where can i eat|where can we eat|where can i get|where can we get|where can i find|where do i get|where do we eat|where is the best|wheres the best|where is good|where is nice|which is the best|where should we|where should i
    usually|generally|normally|policy|later|if i book|if i order|fee|rules|free cancellation|my data
    about me`,
  late: `
    running late|be late|min late|mins late|minutes late|minute late|bit late|are late|im late|am late
    hour late|little late|be delayed|are delayed|got delayed|stuck in traffic|in traffic|behind schedule
    half an hour behind|hold the table|arrive later|be there later|held up|coming late|arriving late
    will arrive late|late for|let them know well be|behind|bus hasnt|ten late|10 late|15 late|20 late|5 late
    30 late|an hour late|late sorry|late tonight|flights delayed|flight is delayed|flight delayed
    plane is delayed|ferry is delayed|looking for parking|find parking|finding parking|cant find parking
    be there in ten|be there in 10|be there in twenty|there in ten|there in 10|few minutes behind
    minutes behind|bit behind|wont be on time|not be on time|cant make it on time|wont make it by
    wont make it for|wont make it at|were delayed|get there after|get to the hotel after|missed the bus
    missed our bus|jam on|flat tyre|got lost|still on the road|still at home|just leaving|on our way now
    keep our table|keep the table|hold our table|dont give our table|dont give the table|well be there by`,
  move: `
    move|reschedule|postpone|push|shift|bring forward|bring it forward|change the time|change my
    change it to|change the booking|put it back|make it|put off|earlier|another day|different day
    different time|shifting|moving|half past`,
  drop: `
    never mind|nevermind|forget it|forget about it|forget that|leave it|no thanks|no thank you|not any more
    changed my mind|i changed my mind|dont bother|scrap that|stop|drop it|doesnt matter|no need|no taxi
    nothing|ok stop|drop the whole`,
};
