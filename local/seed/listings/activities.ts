import { rows } from './rows.ts';

export const activities = rows('activities', [
  ['Paper Boat Sailing', 'kyrenia', 'boat trip', 'sailing', 4.8, 3, 'boat', 'sea swimming', 'Half a day along the coast on a wooden gulet, with two stops for swimming.'],
  ['Octopus Garden Divers', 'alsancak', 'diving', 'scuba', 4.7, 3, 'dive', 'sea scuba', 'First dives for beginners, wrecks for the rest. All gear included.'],
  ['Long Shadow Walks', 'bellapais', 'tour', 'hiking', 4.6, 1, 'guidedTour', 'hiking nature', 'Guided walks along the Five Finger mountains at the cool ends of the day.'],
  ['Walled City by Lamplight', 'nicosia', 'tour', 'history', 4.7, 1, 'guidedTour', 'history walking', 'Two hours through khans, baths and stories inside the walls.'],
  ['Karpaz Saddle Company', 'karpaz', 'riding', 'horses', 4.4, 2, 'guidedTour', 'horses beach', 'Calm horses, an empty beach, and a guide who lets you be quiet.'],
  ['Blue Hour Kayaks', 'kyrenia', 'kayaking', 'sea kayak', 4.7, 2, 'guidedTour', 'sea kayak sunset', 'Paddle out at the golden hour and back by lamplight.'],
  ['Gannet Fishing Trips', 'kyrenia', 'boat trip', 'fishing', 4.2, 3, 'boat', 'sea fishing', 'Five hours out, rods and bait on board; the cook deals with your catch.'],
  ['Windward Paragliding', 'kyrenia', 'paragliding', 'tandem', 4.9, 4, 'tandem', 'adventure view', 'Off the mountain with an instructor, down to the beach in twenty minutes.'],
  ['Turtle Watch Evenings', 'alsancak', 'tour', 'wildlife', 4.8, 1, 'guidedTour', 'turtles nature kids', 'With the people who guard the nests. Red torches only, and no promises.'],
  ['Scarlet Saddle E-Bikes', 'nicosia', 'cycling', 'electric bikes', 4.4, 2, 'guidedTour', 'bikes city', 'A green ride along the moat and out to the villages.'],
  ['Spoon & Story Cooking', 'nicosia', 'workshop', 'cooking', 4.8, 2, 'workshop', 'cooking food indoor', 'Roll vine leaves with three sisters, then eat what you rolled.'],
  ['Two Clay Hands', 'lapta', 'workshop', 'pottery', 4.6, 2, 'workshop', 'pottery kids indoor', 'An afternoon at the wheel; your bowl follows by post.'],
  ['Galleon Glass-Bottom Boat', 'famagusta', 'boat trip', 'sightseeing', 4.0, 2, 'boat', 'sea kids', 'An hour above wrecks and reeds without getting wet.'],
  ['Rampart Ghost Walk', 'famagusta', 'tour', 'history', 4.3, 1, 'eveningTour', 'history evening', 'Unlikely stories on top of very solid walls.'],
  ['Zephyr Kite School', 'iskele', 'kitesurfing', 'lessons', 4.5, 3, 'dive', 'sea wind lessons', 'Shallow water, steady afternoons, patient teachers.'],
  ['Karst & Carabiner', 'esentepe', 'climbing', 'rock climbing', 4.7, 2, 'guidedTour', 'climbing mountain', 'Limestone routes for first-timers and for those who should know better.'],
  ['Wild Orchid Rambles', 'karpaz', 'tour', 'botany', 4.6, 1, 'guidedTour', 'nature flowers hiking', 'Forty kinds of orchid between February and April, olives the rest of the year.'],
  ['Copper Canyon Quads', 'lefke', 'off-road', 'quad bikes', 4.1, 3, 'guidedTour', 'adventure offroad', 'Dusty tracks round the old mines. Goggles provided, dignity not.'],
]);
