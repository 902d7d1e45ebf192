import type { SharedLink, TripSharingView } from '@merve/contract';
import { tripRoutes as routes } from '@merve/contract/api';
import { type AnsweredRoute, answerRoute, type RouteWorld } from '../../manifest/route.ts';
import { MerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { findLink, isGood, linksOf, noSuchLink, openLink, revokeLink } from '../../sharing/links.ts';
import {
  endMembership,
  memberIdOf,
  membersIn,
  membersOf,
  prepareJoining,
  subjectOf,
} from '../../sharing/members.ts';
import { newShareToken } from '../../sharing/share-token.ts';
import { maxMembers, maxMembersRead, roleOfMember } from './shared-trips.ts';
import { actorsOf, ownTrip, subjectOfTrip } from './trip-of-account.ts';
import { viewedTrip } from './viewed-trip.ts';

const dayMs = 24 * 60 * 60_000;

function linkView(link: SharedLink, now: Date): TripSharingView['links'][number] {
  const { linkId, createdAt, expiresAt } = link;
  return {
    ...{ linkId, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() },
    ...{ role: roleOfMember(link), good: isGood(link, now) },
  };
}

async function sharingOf(documents: Documents, tripId: string, now: Date): Promise<TripSharingView> {
  const subject = subjectOfTrip(tripId);
  const [links, members] = await Promise.all([
    linksOf(documents, subject),
    membersOf(documents, subject, maxMembersRead),
  ]);
  return {
    links: links.map((link) => linkView(link, now)),
    members: members
      .filter(({ state }) => state === 'in')
      .map((member) => ({
        ...{ memberId: member.memberId, name: member.name, joinedAt: member.joinedAt.toISOString() },
        role: roleOfMember(member),
      })),
  };
}

/** The owner by the names an account has. @throws MerveError `NOT_FOUND`, `FORBIDDEN` */
async function ownerOf(documents: Documents, tripId: string, uid: string): Promise<string> {
  const [actors, found] = await Promise.all([actorsOf(documents, uid), documents.trip(tripId).get()]);
  return ownTrip(found.data(), actors).actorId;
}

/** Who may come into a trip, and who does. Links and members are the room `sharing`'s. */
export const sharingRoutesAnswered: readonly AnsweredRoute<RouteWorld>[] = [
  answerRoute(routes.getTripSharing, async ({ deps: { documents, clock }, identity, params: { tripId } }) => {
    await ownerOf(documents, tripId, identity.uid);
    return sharingOf(documents, tripId, clock.now());
  }),
  answerRoute(
    routes.openTripLink,
    async ({ deps: { documents, clock }, identity, params: { tripId }, body }) => {
      const actorId = await ownerOf(documents, tripId, identity.uid);
      const [token, now] = [newShareToken(), clock.now()];
      const link = await openLink(documents, {
        ...{
          subject: subjectOfTrip(tripId),
          role: body.role === 'editor' ? 'edit' : 'read',
          actorId,
          token,
          now,
        },
        expiresAt: new Date(now.getTime() + body.days * dayMs),
      });
      return { token, link: linkView(link, now) };
    },
  ),
  answerRoute(
    routes.revokeTripLink,
    async ({ deps: { documents, clock }, identity, params: { tripId, linkId } }) => {
      await ownerOf(documents, tripId, identity.uid);
      await revokeLink(documents, { subject: subjectOfTrip(tripId), linkId, now: clock.now() });
      return sharingOf(documents, tripId, clock.now());
    },
  ),
  answerRoute(
    routes.removeTripMember,
    async ({ deps: { documents, clock }, identity, params: { tripId, memberId } }) => {
      await ownerOf(documents, tripId, identity.uid);
      await endMembership(documents, {
        subject: subjectOfTrip(tripId),
        memberId,
        how: 'struck',
        now: clock.now(),
      });
      return sharingOf(documents, tripId, clock.now());
    },
  ),
  answerRoute(routes.leaveTrip, async ({ deps: { documents, clock }, identity, params: { tripId } }) => {
    const subject = subjectOfTrip(tripId);
    const actors = await actorsOf(documents, identity.uid);
    const found = await Promise.all(
      actors.map((actorId) => documents.sharedMember(memberIdOf(subject, actorId)).get()),
    );
    const mine = found.flatMap((one) => one.data() ?? []);
    if (mine.length === 0) throw new MerveError('NOT_FOUND', 'No member of it');
    for (const { memberId } of mine)
      await endMembership(documents, { subject, memberId, how: 'left', now: clock.now() });
    return { left: true as const };
  }),
  answerRoute(routes.joinTrip, async ({ deps: { documents, clock }, identity, body }) => {
    const { uid } = identity;
    const now = clock.now();
    const [link, actors] = await Promise.all([
      findLink(documents, body.token, now),
      actorsOf(documents, uid),
    ]);
    const subject = subjectOf(link);
    const [collection, tripId = ''] = subject.split('/');
    const [first, ...rest] = actors;
    if (collection !== 'trips' || first === undefined) throw noSuchLink();
    await documents.db.runTransaction(async (tx) => {
      const trip = (await tx.get(documents.trip(tripId))).data();
      if (trip === undefined) throw noSuchLink();
      if (actors.includes(trip.actorId)) return;
      const joining = await prepareJoining(tx, documents, {
        ...{ link, actorIds: [first, ...rest], name: body.name, channel: 'web', now },
      });
      if (joining.isNew) {
        const inside = await tx.get(membersIn(documents, subject).limit(maxMembers));
        if (inside.size >= maxMembers)
          throw new MerveError('RATE_LIMITED', 'As many are in this trip as can be');
        // Two who come at once write the same document: the second counts anew.
        tx.set(documents.trip(tripId), { ...trip, updatedAt: now });
      }
      joining.write();
    });
    return viewedTrip(documents, tripId, uid);
  }),
];
