import type { VibeDimension } from '@merve/contract';

/** What stands, sounds and happens in a place of each mood, in English words that those who describe one use without naming the mood. */
export const vibeScenes: Readonly<Record<VibeDimension, string>> = {
  cozy: 'fireplace blankets cushions armchair candle warm snug tea cocoa wool sofa fire stove knitted slippers cinnamon',
  minimalist:
    'white bare walls simple lines empty uncluttered plain single clean space sparse nothing superfluous',
  cyberpunk:
    'neon robots holograms screens futuristic cyber laser pixels chrome android spaceship digital dystopian',
  'dark academia':
    'library leather oak candlelight manuscripts latin professor gothic poetry tweed inkwell shelves scholars dusty',
  romantic:
    'couples candlelight roses anniversary proposal kiss lovers moonlight violin valentine hand honeymoon',
  lively: 'buzzing crowded noisy laughter loud packed cheerful energetic shouting bustling vibrant',
  rustic: 'stone wooden beams barn farmhouse oven clay jug walnut logs village hearth timber shepherd bread',
  industrial: 'factory warehouse concrete steel pipes brick bolts iron machinery loft workshop girders',
  cottagecore:
    'lace daisies hens orchard jam scones wildflowers embroidered cottage garden china picket meadow bunnies apron',
  instagrammable:
    'photo selfie pictures pose camera wall swing pink backdrop followers feed photogenic shoot',
  quiet: 'silence hushed whisper calm phones away no music peaceful still carpets silent library',
  elegant:
    'crystal linen gloves tablecloths tie polished grace refined tailored chandelier waiter suit pearls',
  luxurious: 'caviar marble champagne gold silk limousine butler diamonds chauffeur yacht suite truffle',
  casual:
    'flip-flops shorts jeans beer fridge laid-back sneakers t-shirt easygoing wherever informal plastic chairs',
  'family friendly':
    'children kids high chairs ball pit stroller playground toddler nappies crayons parents half portions',
  sporty:
    'gym training match football padel tennis workout protein climbing courts league fitness scoreboard',
  adventurous:
    'rope canyon cave rafting zipline thrill climb gorge harness paragliding adrenaline cliff jump',
  outdoorsy: 'tents campfire trail pines boots forest stars backpack hiking torch wilderness camping woods',
  seaside: 'waves sand beach salt fishing boats shore harbour pier shells barefoot tide jetty',
  scenic: 'panorama view horizon sunset valley mountains cliff overlook landscape terrace vista hills below',
  historic:
    'crusaders medieval castle vault century king ruins inn ottoman walls monument built ancient stones',
  traditional:
    'grandmother recipe customs samovar folk generations feast dishes costumes old-fashioned handed down pickles',
  authentic:
    'real family home-cooked untranslated genuine original shortcuts honest true locals without show',
  bohemian:
    'guitar incense rugs poet hippie barefoot artists wandering cushions drums free spirits patchwork',
  artsy: 'painter gallery canvas brush drawing sculpture exhibition colours studio murals prints clay easel',
  vintage:
    'vinyl retro seventies flea market gramophone antique secondhand dial telephone records typewriter posters',
  modern:
    'glass steel contemporary sleek new architecture touchscreen design led minimal innovation automatic',
  hipster: 'beard filter coffee bicycle tattoos oat milk vinyl barista flannel craft beer moustache roaster',
  party: 'dancing dj shots confetti midnight club dance floor glitter sweat hangover sunrise cocktails',
  'live music': 'band stage singer concert guitar jazz trio piano saxophone drummer musicians jam violin',
  intimate: 'alcove curtain few tables whisper private two secluded booth nook hidden corner small',
  festive:
    'holiday christmas lights garlands celebration lanterns carnival toasts decorations fireworks banquet costumes',
  relaxing: 'hammock fountain slow rest unwind breeze nap shade unhurried calm lounge loungers',
  wellness: 'spa massage sauna yoga steam oils therapy meditation detox hammam breathing treatments',
  green: 'ferns ivy plants leaves greenhouse herbs moss garden pots jungle trees vines organic',
  tropical: 'palm coconut parrot rum pineapple hawaiian bamboo mango monsoon tiki flamingos',
  mediterranean:
    'olive lemon vine grilled fish bougainvillea whitewashed courtyard feta blue shutters figs oregano',
  exotic:
    'spices silk faraway orchid sitar strange fruits bazaar elephants saffron foreign unknown continents',
  mysterious: 'riddle fortune teller dark corridor mask secret door moon fog magic shadows password tarot',
  playful: 'games crayons ping pong swings silly toys slide puzzle jokes arcade lego bubbles',
  geeky: 'comics dice consoles wizard superheroes programming star wars manga dungeon quiz science gadgets',
  bookish: 'books novels shelves reading authors poems pages bookshop library chapters writers',
  'work friendly': 'laptop wifi sockets plug desk meeting emails deadline printer headphones calls coworking',
  social: 'strangers communal table friends meet chat neighbour together introduce newcomers mingling shared',
  local: 'neighbourhood regulars butcher postman corner street neighbours daily own chair names everyone',
  'hidden gem':
    'alley undiscovered nobody knows behind unmarked tucked away basement secret find luck stumbled',
  trendy: 'queue hype fashion designer season influencers hot new everyone talking waiting list celebrities',
  gourmet: 'tasting menu chef michelin truffle foie wine pairing courses sommelier plate foam delicate',
  sunny: 'sunshine terrace bright sun parasol light sunglasses noon rays warm deck',
  rooftop: 'roof floor city below skyline lift top terrace antennas tower stairs up above',
  'dog friendly': 'dog water bowls biscuits tail leash paws puppy bark pets treats',
  cultural:
    'museum lecture theatre exhibition history readings film screenings opera discussion heritage folklore',
};
