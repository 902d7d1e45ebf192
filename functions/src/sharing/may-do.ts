import type { SharedRole } from '@merve/contract';

/** What somebody is to a trip or an outing; null is a stranger. */
export type Standing = SharedRole | 'owner' | null;

/**
 * What can be done to something shared. `seePrivate`: what identifies or could harm somebody (a phone, an allergy, the code of a
 * booking, the address of a stay). `manage`: links, members, its end. `commit`: what binds the owner, as a booking does.
 */
export type Action = 'see' | 'takePart' | 'change' | 'seePrivate' | 'manage' | 'commit' | 'delete';

const actionsOf: Readonly<Record<Exclude<Standing, null>, readonly Action[]>> = {
  read: ['see'],
  takePart: ['see', 'takePart'],
  edit: ['see', 'takePart', 'change', 'seePrivate'],
  owner: ['see', 'takePart', 'change', 'seePrivate', 'manage', 'commit', 'delete'],
};

/** Whether somebody of this standing may do it. A stranger may nothing. Pure. */
export function mayDo(standing: Standing, action: Action): boolean {
  return standing !== null && actionsOf[standing].includes(action);
}

const ranks: readonly Standing[] = [null, 'read', 'takePart', 'edit', 'owner'];

/** The one of two that may do more: a link that allows less takes nothing from a member. Pure. */
export function higherOf<One extends Standing, Other extends Standing>(one: One, other: Other): One | Other {
  return ranks.indexOf(one) >= ranks.indexOf(other) ? one : other;
}
