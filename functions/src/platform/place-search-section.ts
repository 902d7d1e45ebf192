import { languageSchema } from '@merve/contract';
import { z } from 'zod';
import { isLoopback, optionalSecret } from './config.ts';

const milliseconds = (standard: number) => z.coerce.number().int().min(100).max(30_000).default(standard);
const metres = (standard: number) => z.coerce.number().int().min(1).max(50_000).default(standard);
/** A list as an environment variable holds it: parted by commas, with or without brackets. */
const list = (standard: string) =>
  z
    .string()
    .default(standard)
    .transform((text) =>
      text
        .replace(/[[\]"\s]/g, '')
        .split(',')
        .filter((part) => part !== ''),
    );

/** Kinds of places that may be asked for: https://developers.google.com/maps/documentation/places/web-service/place-types, table A. */
const placeTypes = `restaurant,cafe,bar,bakery,coffee_shop,ice_cream_shop,pizza_restaurant,sushi_restaurant,seafood_restaurant,steak_house,vegan_restaurant,\
vegetarian_restaurant,fast_food_restaurant,breakfast_restaurant,hamburger_restaurant,meal_takeaway,meal_delivery,pub,wine_bar,night_club,hotel,\
supermarket,grocery_store,pharmacy,hospital,atm,bank,gas_station,parking,museum,art_gallery,park,beach,tourist_attraction,shopping_mall,gym,\
movie_theater,library,book_store,hair_salon,police,post_office,hostel,guest_house,campground,convenience_store,market,doctor,dentist,veterinary_care,\
electric_vehicle_charging_station,car_wash,car_repair,car_rental,bicycle_store,performing_arts_theater,concert_hall,karaoke,casino,bowling_alley,\
amusement_park,water_park,zoo,aquarium,botanical_garden,playground,department_store,clothing_store,shoe_store,jewelry_store,electronics_store,\
cell_phone_store,furniture_store,hardware_store,pet_store,gift_shop,liquor_store,butcher_shop,florist,barber_shop,beauty_salon,nail_salon,massage,spa,\
sauna,yoga_studio,swimming_pool,stadium,golf_course,ice_skating_rink,laundry,tailor,locksmith,lawyer,travel_agency,airport,train_station,\
subway_station,bus_station,taxi_stand,fire_station,city_hall,embassy,church,mosque,synagogue,university,school`;

/** The search of the world's places. Without a key the market's own places answer. Names and defaults are those of its source. */
export const placeSearchSection = z
  .object({
    GOOGLE_PLACES_API_KEY: optionalSecret,
    /** Only the embedded stack and tests set it: the loopback double of Places API (New). The key goes there. */
    GOOGLE_PLACES_API_BASE_URL: z
      .url()
      .refine((url) => url.startsWith('https://') || isLoopback(url), { error: 'must be an https address' })
      .optional(),
    /** Billed to an address in the European Economic Area, where what may be done with Google's content is narrower. */
    GOOGLE_PLACES_BILLED_IN_EEA: z.stringbool().default(false),
    PLACES_TEXTSEARCH_TIMEOUT_MS: milliseconds(6_000),
    PLACES_NEARBY_TIMEOUT_MS: milliseconds(6_000),
    PLACES_FINDPLACE_TIMEOUT_MS: milliseconds(4_000),
    /** In all, the first included. */
    PLACES_RETRY_ATTEMPTS: z.coerce.number().int().min(1).max(3).default(2),
    /** Before each attempt. */
    PLACES_RETRY_BACKOFF_MS: list('[0,300]')
      .transform((parts) => parts.map(Number))
      .pipe(z.array(z.int().min(0).max(5_000)).min(1).max(3)),
    PLACES_DEFAULT_RADIUS_METERS: metres(2_000),
    PLACES_DEFAULT_CITY_RADIUS_METERS: metres(10_000),
    PLACES_MAX_RADIUS_METERS: metres(30_000),
    PLACES_PAGE_SIZE: z.coerce.number().int().min(1).max(20).default(20),
    ALLOWED_TYPES: list(placeTypes).pipe(z.array(z.string().regex(/^[a-z][a-z_]{0,49}$/)).min(1)),
    ALLOWED_LANGUAGES: list(languageSchema.options.join(',')).pipe(z.array(languageSchema).min(1)),
  })
  .refine(
    (section) =>
      Math.max(section.PLACES_DEFAULT_RADIUS_METERS, section.PLACES_DEFAULT_CITY_RADIUS_METERS) <=
      section.PLACES_MAX_RADIUS_METERS,
    { error: 'is smaller than a default radius', path: ['PLACES_MAX_RADIUS_METERS'] },
  );
export type PlaceSearchSettings = z.output<typeof placeSearchSection>;
