import type { Capability } from '../../manifest/capability.ts';
import type { CapabilityNeeds } from '../../manifest/capability-manifest.ts';
import { addPlaceToItineraryTool } from './changing/add-place-to-itinerary.ts';
import { changeTripDayTool } from './changing/change-trip-day.ts';
import { confirmItineraryHandler } from './confirm-itinerary.ts';
import { generateItineraryTool } from './generate-itinerary.ts';
import { myTripsTool } from './my-trips.ts';
import { onTheWay } from './on-the-way/on-the-way.ts';
import { recommendPlacesTool } from './places-of-trip/recommend-places.ts';
import { searchNearbyPlacesTool } from './places-of-trip/search-nearby-places.ts';
import { addReservationToTripTool } from './reservations/add-reservation-to-trip.ts';
import { confirmSavedPlaceHandler } from './saving/confirm-saved-place.ts';
import { savedPlacesOfTripTool, savePlaceForTripTool } from './saving/save-place-for-trip.ts';
import { tellTripToModel } from './tell-trip-to-model.ts';

/** Days that are planned, in the conversation. */
export function trips({
  documents,
  catalogue,
  outsidePlaces = null,
  riskSources = null,
}: Pick<CapabilityNeeds, 'documents' | 'catalogue' | 'outsidePlaces' | 'riskSources'>): Capability {
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
}
