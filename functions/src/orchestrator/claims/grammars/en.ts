import { type Grammar, words } from '../grammar.ts';

const thing = `bookings? reservations? table tables order orders taxi cab ride driver courier delivery seats? spots? appointment viewing slot
  payment deposit refund invoice request confirmation reminder voucher tickets? hold cancellation allerg(?:y|ies) note message transfer
  rental code reference`;

export const english: Grammar = {
  joins: words(`and but so because since as that which while although though where then or plus`),
  open: words(`enter bring open_the keep_your have_your never_\\p{L}+ (?:i|we|you)_d_(?!\\p{L}+ed) can could can_t cannot would may might should must please let_me let_us let_s like_to want_to wants_to need_to needs?
    prefer try choose tell_me write send_me reply answer_yes say_yes say_the_word just_say give_me ask_me ask_them ask_the feel_free
    recommend suggest advise have_to has_to up_to_you to_book to_reserve to_confirm to_order (?<!had_)to_cancel to_pay to_send to_change happy_to
    glad_to able_to waiting_for_your do_you are_you is_there shall whether how_many which_day consider(?!_it)`),
  condition: words(
    `say_the_word say_yes reply_yes answer_yes just_say just_tell_me tell_me_which had_you had_i without_your if when whenever once unless until_(?:you|we|i|it|they|the\\p{L}*) before_(?:you|we|i|it|they) as_soon_as after_(?:you|your|we|i|it) in_case provided only_after only_then`,
  ),
  generic:
    words(`only for_groups of_ten walk_ins within ahead popular at_the_end up_to usually normally generally typically often always sometimes every each per most many in_general on_weekends costs? takes?
    starts? begins? ranges? on_\\p{L}+days weekdays weekends opens? closes?`),
  nothing:
    words(`nothing none not_yet no_booking_yet (?:have|has|did|is|are)_not_(?:been_)?(?:book|reserv|confirm|order|sent|cancel)\\p{L}*
    (?:haven|hasn|didn|isn|aren)_t_(?:been_)?(?:book|reserv|confirm|order|sent|cancel|made|done)\\p{L}*
    (?:have|has)_not_(?:made|done)`),
  descriptive:
    words(`(?:are|is)_(?:accepted|charged|served|taken|released|held)(?!_(?:now|already|for_you|for_four|for_two)) (?:are|is)_(?:accepted|charged|served|taken|released)_(?!now|already) who_booked who_\\p{L}+ed (?:put|pulled)_together looked_through gone_through_the you_haven_t_(?:seen|tried|been) (?:confirmed|cancelled|accepted|declined|paid|booked|reserved|held|pending)_(?:bookings|orders|requests|tables|reservations|deposits) (?:a|an|any|every|no)_(?:confirmed|cancelled|accepted|declined|paid|booked|reserved)_\\p{L}+ passed_down could_have would_have (?:a|the|this|small|short)_list_\\p{L}+ located situated recommended closed included excluded rated loved liked known family-owned owned named (?:is|are|place|street|square|village|bar|cafe|dish)_called based
    inspired decorated renovated restored founded opened built established surrounded crowded shaded covered heated cooled air-conditioned
    grilled fried baked roasted smoked cured marinated stuffed cooked served flavou?red seasoned topped glazed filled mixed aged dried salted
    homemade handmade relaxed detailed limited required needed advised allowed permitted priced dedicated supervised guided equipped
    furnished fenced licensed licenced certified qualified experienced animated varied refined balanced celebrated acclaimed reviewed
    praised appreciated preferred unlimited supposed used_to indeed need speed hundred bed red exceed proceed shed
    (?:i|we)(?:_have|_ve)?(?:_just|_also|_already|_only)?_(?:found|looked(?!_after)|searched|saw|understood|noticed|read|listed|picked_out|compared|filtered|meant|thought|wondered|misunderstood)
    (?:i|we)_(?:could|did|have)(?:_not|n_t|_t)_(?:find|found|see|seen|understand|understood|catch|get)
    couldn_t_find didn_t_find
    you(?:_have|_ve)?(?:_just|_already)?_(?:asked(?:_for|_about)?|said|mentioned|wanted|wrote|described|gave|liked|meant|chose|named|told_me|decided|picked|looked_for|preferred)
    as_(?:asked|requested|mentioned|described) mentioned asked_for based_on in_advance`),
  completed: words(
    `had_to (?<!be_)(?:(?!need|seed|feed|speed)\\p{L}{2,}ed|made|done|taken|sent|told|paid|got|gotten|given|gave|put|left|held|kept|gone|went|came|spoke|spoken|said|heard|begun|began|chosen|written|wrote|brought|bought|caught|met|rang|saw|sold|took|won|been|was|were|become|set|through|gets_you) (?:did|didn|has|hasn|have|haven)_(?:t|not)_\\p{L}+`,
  ),
  self: words(`i we me my us our`),
  you: words(`you your yours yourself u ur`),
  party:
    words(`cleaner plumber electrician agent landlord landlady stylist therapist babysitter mechanic gardener they them he she staff team manager owner host hostess chef kitchen restaurant driver courier taxi cab merchant business
    waiter cafe bar bank shop store pharmacy doctor agent guide hotel operator captain someone everyone guests`),
  thing: words(thing),
  yours:
    words(`(?:under|in)_(?:the_name|your_name|\\p{L}+_s_name) off_the_market_for_you your_(?!hotel|budget|choice|option|question|idea|best|preference|taste|area|own|party|group|plan|trip|evening|day|side|bill|account)(?:\\p{L}+_){1,3}(?:is|are|s|has|have|was|were|will) (?:you|we)_now_have your_(?:\\p{L}+_){0,3}(?:${thing.trim().split(/\s+/).join('|')}|table|dinner|lunch|breakfast|pizza|name|car|boat|room|visit|stay|pickup|pick_up|data|account|details)
    the_(?:\\p{L}+_){0,2}(?:booking|reservation)(?:_\\p{L}+)?_(?:is|are|stands|s)
    table_is_yours you_(?:are|re|have|ve|ve_got|have_got)_(?:\\p{L}+_){0,2}(?:table|booking|reservation|seat|seats|spot|taxi|driver|order|appointment|slot|place)
    you_(?:are|re)_(?:in|on|good_to_go|on_the_list|expected|down_for|welcome_at) for_you_at`),
  action:
    words(`extend(?:ed|ing) cancel book(?:ed|ing)? reserv(?:e|ed|ing) confirm(?:ed|ing|s)? cancel(?:l?ed|l?ing)? order(?:ed|ing)? secur(?:e|ed|ing) arrang(?:e|ed|ing)
    organi[sz](?:e|ed|ing) hold(?:ing)? held sent send(?:ing)? tell(?:ing)? told notif(?:y|ied|ying) inform(?:ed|ing)? contact(?:ed|ing)? call(?:ed|ing)
    pass(?:ed|ing)?_(?:\\p{L}+_){0,4}on messag(?:e|ed|ing) pay(?:ing)? paid charg(?:e|ed|ing) refund(?:ed|ing)? chang(?:e|ed|ing) mov(?:e|ed|ing)
    updat(?:e|ed|ing) reschedul(?:e|ed|ing) add(?:ed|ing)? not(?:ed|ing) sav(?:e|ed|ing) record(?:ed|ing) register(?:ed|ing)? schedul(?:e|ed|ing)
    remind(?:ed|ing)? delet(?:e|ed|ing) remov(?:e|ed|ing) eras(?:e|ed|ing) accept(?:s|ed|ing)? agree(?:s|d|ing)? approv(?:e|es|ed|ing) declin(?:e|es|ed|ing)
    refus(?:e|es|ed|ing) reject(?:s|ed|ing)? repl(?:y|ies|ied) answer(?:s|ed) dispatch(?:ed|ing)? assign(?:ed|ing)? process(?:ed|ing)? finali[sz](?:e|ed|ing)
    complet(?:ed|ing) plac(?:ed|ing) place_(?:the|your|an)_order lock(?:ed|ing)_(?:in|it|that|down) grab(?:bed|bing) got set_up sort(?:ed|ing) put_\\p{L}+_(?:down|in|through) request(?:ed|ing)
    forward(?:ed|ing)? submit(?:ted|ting)? email(?:ed|ing)? blocked blocking allocated`),
  near: words(`(?:will|ll)_be_(?:\\p{L}+ed|sent|paid|told|held)_ with_you at_your_(?:door|place) ready_for_pick on_(?:its|the|his|her|their)_way coming arriving arrives? waiting wait(?:s)?_for_you expecting expects? expected ready prepar(?:e|ed|ing|es)
    look(?:s|ing)?_forward see_you will_be_(?:there|waiting|ready|with_you) pick(?:s|ing)?_you_up enjoy_your under_way underway outside
    cooking in_the_oven being in_progress knows? aware`),
  done: words(`on_(?:its|his|her|their)_way ready_for_(?:pickup|pick_up|collection|you) out_for_delivery all_set in_place squared_away all_yours everything_(?:\\p{L}+_){0,4}(?:is|s|has|was)(?!_(?:home|fresh|very|so|within|close|near|vegan|made)) went_through all_done all_sorted all_booked all_good good_to_go done sorted settled success successful successfully (?:you|we)_(?:are|re)_set
    taken_care_of consider_it_done it_s_a_deal mission_accomplished you_(?:are|re)_in it_worked went_through that_s_that no_further
    everything_(?:is|s)_(?:set|ready|fine|in_order|ok|okay|arranged|under_control) it_is_official it_s_official`),
  bygone: words(
    `1\\d{3}(?!_(?:р|tl|lira|eu|ευρ|د|ت|원)) 20[01]\\d 202[0-4] \\d{3,4}s century centuries ago last_(?:year|century|season|summer|winter|spring|autumn|month) years decades originally formerly once_a twice generations used_to back_then awards? for_years in_the_past over_the_years down_from`,
  ),
  interrogative: words(
    `do does did is are was were has have had can could shall should will would may what which who whose when where why how am`,
  ),
  negation: words(`not no never don_t doesn_t didn_t won_t can_t isn_t aren_t wouldn_t without unable`),
};
