import type { PictureSize } from '@merve/contract';
import { pictureRoutes as routes } from '@merve/contract/api';
import { Hono } from 'hono';
import { keepPicture, pictureName } from '../catalogue/pictures/keep-picture.ts';
import { MerveError } from '../platform/errors.ts';
import type { ApiNeeds, Environment } from './api-environment.ts';
import { bindRoute } from './bind-route.ts';
import { refusal } from './edit-answers.ts';

/** A picture that a listing no longer shows is gone from browsers, and from Hosting's own copies, within an hour. */
const shownFor = 'public, max-age=3600';

const gone = () => new MerveError('NOT_FOUND', 'There is no such picture any more');

/** Pictures of listings: operators upload them, everybody sees those that a listing shows. The bucket itself is open to nobody. */
export function pictureRoutes(needs: ApiNeeds): Hono<Environment> {
  const app = new Hono<Environment>();
  const store = async () => (await needs.pictures?.()) ?? null;

  async function answer(
    picture: { readonly marketId: string; readonly pictureId: string; readonly size: PictureSize },
    cacheControl: string,
  ): Promise<Response> {
    const { marketId, pictureId, size } = picture;
    const bytes = await (await store())?.get(pictureName(marketId, pictureId, size));
    if (bytes === undefined || bytes === null) throw gone();
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'image/webp',
        'cache-control': cacheControl,
        // Whatever it is, it runs nothing where somebody opens its address.
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
      },
    });
  }

  bindRoute(app, needs, routes.uploadPicture, async ({ deps, identity, params, body, traceId }) => {
    const { documents, clock } = deps;
    const kept = await store();
    if (kept === null) throw new MerveError('PICTURES_OFF', 'No bucket is named');
    if ((await documents.market(params.marketId).get()).data() === undefined)
      throw new MerveError('NOT_FOUND', 'There is no such market');
    const picture = await keepPicture(
      { documents, store: kept },
      { ...params, bytes: body },
      { by: identity.uid, now: clock.now() },
    );
    if (!('problem' in picture)) return picture;
    const problems = [{ path: 'pictures', code: 'invalid', message: picture.problem }];
    return refusal('LISTING_INVALID', traceId, { problems });
  });

  bindRoute(app, needs, routes.getUploadedPicture, async ({ deps: { documents }, params }) => {
    const { marketId, pictureId } = params;
    const known = (await documents.storedPicture(marketId, pictureId).get()).data();
    if (known === undefined) throw gone();
    return answer({ marketId, pictureId, size: 'small' }, 'private, no-store');
  });

  bindRoute(app, needs, routes.getPicture, async ({ deps: { documents }, params }) => {
    const { listingId, pictureId, size } = params;
    const listing = (await documents.listing(listingId).get()).data();
    const isShown =
      listing?.active === true && listing.pictures?.some((picture) => picture.pictureId === pictureId);
    if (listing === undefined || isShown !== true) throw gone();
    return answer({ marketId: listing.marketId, pictureId, size }, shownFor);
  });

  return app;
}
