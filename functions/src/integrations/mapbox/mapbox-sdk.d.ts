/// <reference types="mapbox__mapbox-sdk" />

// The SDK has no table of exports: Node finds its services by their files, its types describe them without their ending.
declare module '@mapbox/mapbox-sdk/services/geocoding-v6.js' {
  export { default } from '@mapbox/mapbox-sdk/services/geocoding-v6';
}
declare module '@mapbox/mapbox-sdk/services/directions.js' {
  export { default } from '@mapbox/mapbox-sdk/services/directions';
}
declare module '@mapbox/mapbox-sdk/services/matrix.js' {
  export { default } from '@mapbox/mapbox-sdk/services/matrix';
}
