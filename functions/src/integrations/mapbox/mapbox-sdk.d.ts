// What is used of the SDK's services, by the files Node finds them in: the package has no types, and those of DefinitelyTyped know its
// modules under other names. What each takes stands in the SDK's own `services/*.js`, which check it when a request is written.

type Place = readonly [longitude: number, latitude: number];
/** The SDK's `MapiRequest`, of which only its address is used; it is not sent by it. */
interface Written {
  url(): string;
}
type Service<Methods> = (config: { readonly accessToken: string }) => Methods;

declare module '@mapbox/mapbox-sdk/services/geocoding-v6.js' {
  const geocoding: Service<{
    forwardGeocode(config: {
      readonly query: string;
      readonly bbox: readonly [west: number, south: number, east: number, north: number];
      readonly proximity: Place;
      readonly language: string;
      readonly autocomplete: boolean;
      readonly limit: number;
      readonly types: readonly string[];
    }): Written;
  }>;
  export default geocoding;
}

declare module '@mapbox/mapbox-sdk/services/directions.js' {
  const directions: Service<{
    getDirections(config: {
      readonly profile: 'driving' | 'driving-traffic';
      readonly waypoints: readonly { readonly coordinates: Place }[];
      readonly overview: 'full' | 'simplified' | 'false';
    }): Written;
  }>;
  export default directions;
}

declare module '@mapbox/mapbox-sdk/services/matrix.js' {
  const matrix: Service<{
    getMatrix(config: {
      readonly profile: 'driving' | 'driving-traffic';
      readonly points: readonly { readonly coordinates: Place }[];
      readonly sources: readonly number[];
      readonly destinations: readonly number[];
      readonly annotations: readonly ('duration' | 'distance')[];
    }): Written;
  }>;
  export default matrix;
}
