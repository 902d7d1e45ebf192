import type { CapabilityManifest } from '../../manifest/capability-manifest.ts';

/** Days planned out of places that are there, and saved with a YES. */
export const tripsManifest: CapabilityManifest = {
  name: 'trips',
  async load({ documents, catalogue, outsidePlaces = null, riskSources = null }) {
    const [
      { generateItineraryTool },
      { myTripsTool },
      { confirmItineraryHandler },
      { onTheWay },
      { recommendPlacesTool },
      { searchNearbyPlacesTool },
      { addPlaceToItineraryTool },
      { changeTripDayTool },
      { tellTripToModel },
      { savedPlacesOfTripTool, savePlaceForTripTool },
      { confirmSavedPlaceHandler },
      { addReservationToTripTool },
    ] = await Promise.all([
      import('./generate-itinerary.ts'),
      import('./my-trips.ts'),
      import('./confirm-itinerary.ts'),
      import('./on-the-way/on-the-way.ts'),
      import('./places-of-trip/recommend-places.ts'),
      import('./places-of-trip/search-nearby-places.ts'),
      import('./changing/add-place-to-itinerary.ts'),
      import('./changing/change-trip-day.ts'),
      import('./tell-trip-to-model.ts'),
      import('./saving/save-place-for-trip.ts'),
      import('./saving/confirm-saved-place.ts'),
      import('./reservations/add-reservation-to-trip.ts'),
    ]);
    const way = onTheWay(documents);
    return {
      tools: [
        generateItineraryTool({ documents, catalogue, outsidePlaces }),
        myTripsTool(documents, riskSources?.weather ?? null),
        ...way.tools,
        recommendPlacesTool({ documents, outsidePlaces }),
        searchNearbyPlacesTool({ documents, outsidePlaces }),
        addPlaceToItineraryTool({ documents, outsidePlaces }),
        changeTripDayTool(documents),
        savePlaceForTripTool({ documents, outsidePlaces }),
        savedPlacesOfTripTool(documents),
        addReservationToTripTool(documents),
      ],
      handlers: [confirmItineraryHandler(documents), way.handler, confirmSavedPlaceHandler(documents)],
      tellsModel: (turn) => tellTripToModel(documents, turn),
    };
  },
  planning: async () => (await import('./planning/plan-trips.ts')).tripsPlanning,
  async routes() {
    const [
      { tripRoutesAnswered },
      { sharingRoutesAnswered },
      { projectRoutesAnswered },
      { placeRoutesAnswered },
      { weatherRoutesAnswered },
    ] = await Promise.all([
      import('./trip-routes.ts'),
      import('./sharing-routes.ts'),
      import('./project-routes.ts'),
      import('./place-routes.ts'),
      import('./weather-routes.ts'),
    ]);
    return [
      ...tripRoutesAnswered,
      ...sharingRoutesAnswered,
      ...projectRoutesAnswered,
      ...placeRoutesAnswered,
      ...weatherRoutesAnswered,
    ];
  },
  keeps: async () => (await import('./kept-of-trips.ts')).keptOfTrips,
};
