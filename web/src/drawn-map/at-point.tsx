import type { Coordinates } from '@merve/contract';
import { type Map as MapLibreMap, Marker, type PositionAnchor } from 'maplibre-gl';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Something of the page at a point of the map, which moves with it. */
export function AtPoint({
  map,
  at,
  anchor,
  layer,
  children,
}: {
  readonly map: MapLibreMap;
  readonly at: Coordinates;
  readonly anchor: PositionAnchor;
  /** Over what else it lies. */
  readonly layer: number;
  readonly children: ReactNode;
}): ReactNode {
  const [element] = useState(() => document.createElement('div'));
  const { latitude, longitude } = at;
  useEffect(() => {
    const marker = new Marker({ element, anchor }).setLngLat([longitude, latitude]).addTo(map);
    // A marker calls itself a picture and takes the focus; what is in it says what it is.
    for (const attribute of ['role', 'aria-label', 'tabindex']) element.removeAttribute(attribute);
    return () => {
      marker.remove();
    };
  }, [map, element, anchor, latitude, longitude]);
  useEffect(() => {
    element.style.zIndex = String(layer);
  }, [element, layer]);
  return createPortal(children, element);
}
