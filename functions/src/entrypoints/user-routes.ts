import type { Person, ServiceUserView } from '@merve/contract';
import { userRoutes as routes } from '@merve/contract/api';
import type { Hono } from 'hono';
import { heldStatements, noSafety } from '../allergies/safety.ts';
import type { KeptOfPerson } from '../manifest/kept-of-person.ts';
import { requestErasure, settleErasure } from '../people/erase-person.ts';
import type { Clock } from '../platform/clock.ts';
import { identitySection, readConfig } from '../platform/config.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { actorIdFor } from '../platform/ids.ts';
import { log } from '../platform/log.ts';
import { changePerson, changeProfile, noProfile } from '../profile/person.ts';
import { withoutServiceAllergies, withServiceAllergies } from '../profile/service-statements.ts';
import type { Environment, RouteNeeds } from './api-environment.ts';
import { bindRoute } from './bind-route.ts';

/** What the routes of services about people may use. */
export interface UserDeps {
  readonly documents: Documents;
  readonly clock: Clock;
  deleteAccount?(uid: string): Promise<void>;
  keptByCapabilities(): Promise<readonly KeptOfPerson[]>;
}

/**
 * What another service may do with a person's document, by the uid of their account (K-08 to K-13). It writes through the same functions as the page and
 * the conversation, so the version is raised and whatever was picked before is made anew.
 */
export function bindUserRoutes(
  app: Hono<Environment>,
  needs: RouteNeeds<{ readonly users: UserDeps }>,
): void {
  const change = async (deps: UserDeps, uid: string, dining: Person['dining'] | object) => {
    const actorId = await actorOf(deps, uid);
    return viewOf(uid, await changeProfile(deps.documents, actorId, { dining }, deps.clock.now()));
  };

  bindRoute(app, needs, routes.createUser, ({ deps, params, body }) =>
    change(deps.users, params.uid, body.preferences ?? {}),
  );

  bindRoute(app, needs, routes.getUser, async ({ deps: { users }, params }) => {
    const actorId = await actorOf(users, params.uid);
    return viewOf(params.uid, (await users.documents.person(actorId).get()).data());
  });

  bindRoute(app, needs, routes.changeUser, ({ deps, params, body }) =>
    change(deps.users, params.uid, body.preferences ?? {}),
  );

  bindRoute(app, needs, routes.changeUserAllergies, async ({ deps: { users }, params, body }) => {
    const now = users.clock.now();
    const actorId = await actorOf(users, params.uid);
    const person = await changePerson(
      users.documents,
      actorId,
      (known) => {
        const before = known?.safety ?? noSafety;
        const safety = withServiceAllergies(before, body, now);
        return safety === before ? null : { safety };
      },
      now,
    );
    return viewOf(params.uid, person);
  });

  bindRoute(app, needs, routes.clearUserAllergies, async ({ deps: { users }, params }) => {
    const now = users.clock.now();
    const actorId = await actorOf(users, params.uid);
    const person = await changePerson(
      users.documents,
      actorId,
      (known) => {
        if (known === undefined) return null;
        const safety = withoutServiceAllergies(known.safety, now);
        return safety === known.safety ? null : { safety };
      },
      now,
    );
    return viewOf(params.uid, person);
  });

  bindRoute(app, needs, routes.eraseUser, async ({ deps: { users }, params }) => {
    const actorId = await actorOf(users, params.uid);
    const knownBy = { actorIds: [actorId, ownActor(params.uid)], uids: [params.uid] };
    const erasure = await requestErasure(users, knownBy, { askedBy: 'person' });
    try {
      await settleErasure(users, erasure);
    } catch (thrown) {
      // It is on record: the sweep goes on with it.
      log.error('erasure not through yet', { erasureId: erasure.erasureId }, thrown);
    }
    return { requestedAt: erasure.requestedAt.toISOString() };
  });
}

const ownActor = (uid: string) => actorIdFor(`web:${uid}`, readConfig(identitySection).ACTOR_KEY);

/** The person whom an account is by now. One round trip. */
async function actorOf({ documents }: UserDeps, uid: string): Promise<string> {
  return (await documents.webIdentity(uid).get()).data()?.actorId ?? ownActor(uid);
}

/** What a service is told (K-124, K-125). Pure. */
function viewOf(uid: string, person: Person | undefined): ServiceUserView {
  const { dining } = person ?? noProfile;
  const safety = person?.safety ?? noSafety;
  const own = heldStatements(safety).filter(({ source }) => source === undefined);
  return {
    uid,
    preferences: dining,
    allergies: {
      confirmed: safety.confirmed,
      intolerances: safety.intolerances,
      severity: safety.severity,
    },
    saidByPerson: [...new Set(own.flatMap(({ allergens, others }) => [...allergens, ...others]))],
    allergyFlags: [...new Set([...safety.confirmed, ...safety.intolerances])],
    dietaryFlags: dining.dietary,
    vibeTags: dining.vibes,
    preferredPriceTiers: dining.priceComfort.map((tier) => '$'.repeat(tier)),
    interactionCount: person?.derived?.interactionCount ?? 0,
    lastActiveAt: person?.derived?.lastActiveAt?.toISOString() ?? null,
    profileVersion: person?.profileVersion ?? 0,
  };
}
