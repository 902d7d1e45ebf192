const api = 'https://api.mapbox.com';

/** The style with streets and buildings; https://docs.mapbox.com/api/maps/styles/. */
export const mapboxStyle = 'mapbox://styles/mapbox/streets-v12';

/**
 * The style as MapLibre takes it. Mapbox's own name a projection in their own words (`{ name: 'globe' }`), for which MapLibre
 * refuses the whole style.
 */
export function asMapLibreStyle<Style extends object>(style: Style) {
  return { ...style, projection: { type: 'mercator' as const } };
}

/**
 * Where an address of Mapbox's own kind (`mapbox://…`) is fetched, with the token; null for any other address. MapLibre
 * does not know these: they are parts of Mapbox's APIs (styles, sprites, glyphs, tilesets).
 * @throws Error for one that is none of those parts.
 */
export function mapboxRequest(url: string, token: string): string | null {
  if (!url.startsWith('mapbox://')) return null;
  const access = new URLSearchParams({ access_token: token });
  const path = url.slice('mapbox://'.length);
  const [part = ''] = path.split('/', 1);
  const rest = path.slice(part.length + 1);
  switch (part) {
    case 'styles':
      return `${api}/styles/v1/${rest}?${access}`;
    case 'sprites': {
      // mapbox://sprites/{owner}/{style}@2x.png
      const [, style = '', ending = ''] = /^([^@.]+)(.*)$/.exec(rest) ?? [];
      return `${api}/styles/v1/${style}/sprite${ending}?${access}`;
    }
    case 'fonts':
      return `${api}/fonts/v1/${rest}?${access}`;
    default:
      // Tilesets, several with commas: mapbox://mapbox.mapbox-streets-v8
      if (!/^[\w.,-]+$/.test(path)) throw new Error(`Not an address of Mapbox: ${url}`);
      return `${api}/v4/${path}.json?secure&${access}`;
  }
}
