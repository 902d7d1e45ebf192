import type { DataKind, Listing, ListingAction, PolicyProblem } from '@merve/contract';
import { checkTemplate } from './check-template.ts';
import type { GovernedTool } from './tool-policy.ts';

type Merve = Listing['merve'];

/** The tool that tells a listing's business of a new booking or request, by what was asked for. */
export const toolOfAction: Readonly<Record<ListingAction['actionType'], string>> = {
  book: 'initiateBooking',
  order_food: 'orderFood',
  book_service: 'bookService',
  schedule_viewing: 'scheduleViewing',
};

const dataKindsOf: Readonly<Record<ListingAction['actionType'], readonly DataKind[]>> = {
  book: ['tickets', 'roomTypes'],
  order_food: ['menuItems'],
  book_service: ['services'],
  schedule_viewing: [],
};

/**
 * Everything that is wrong with what an operator wants Merve to do for a listing. Pure.
 * @param offered ids of the active offerings of this listing
 */
export function checkListingMerve(
  { actions }: Merve,
  tools: readonly Pick<GovernedTool, 'name' | 'merchantTemplate'>[],
  offered: readonly string[],
): PolicyProblem[] {
  return actions.flatMap((action, index) => {
    const path = `actions.${index}`;
    const isSecond = actions.findIndex(({ actionType }) => actionType === action.actionType) < index;
    return [
      // Of two, only the first would ever be looked at.
      ...(isSecond ? [invalid(`${path}.actionType`, `There is another action ${action.actionType}`)] : []),
      ...dataKindProblems(path, action),
      ...offeringProblems(path, action, offered),
      ...(action.actionType === 'book' || action.ordering !== undefined
        ? []
        : [{ path: `${path}.ordering`, code: 'missing' as const, message: 'It says when orders are taken' }]),
      ...templateProblems(path, action, tools),
    ];
  });
}

function invalid(path: string, message: string, known?: readonly string[]): PolicyProblem {
  return { path, code: 'invalid', message, ...(known === undefined ? {} : { known: [...known] }) };
}

function dataKindProblems(path: string, { actionType, dataKind }: ListingAction): PolicyProblem[] {
  const known = dataKindsOf[actionType];
  if (dataKind === undefined || known.includes(dataKind)) return [];
  return [invalid(`${path}.dataKind`, `${actionType} has nothing to do with ${dataKind}`, known)];
}

function offeringProblems(
  path: string,
  { actionType, offeringId }: ListingAction,
  offered: readonly string[],
): PolicyProblem[] {
  const where = `${path}.offeringId`;
  if (actionType !== 'book') {
    return offeringId === null ? [] : [invalid(where, 'Only what is booked has an offering')];
  }
  if (offeringId === null) {
    return offered.length === 1
      ? []
      : [{ path: where, code: 'missing', message: 'It says which offering is booked', known: [...offered] }];
  }
  return offered.includes(offeringId)
    ? []
    : [invalid(where, `The listing has no active offering ${offeringId}`, offered)];
}

function templateProblems(
  path: string,
  { actionType, dispatch: { template } }: ListingAction,
  tools: readonly Pick<GovernedTool, 'name' | 'merchantTemplate'>[],
): PolicyProblem[] {
  if (template === null) return [];
  const name = toolOfAction[actionType];
  const tool = tools.find((one) => one.name === name) ?? { name, merchantTemplate: null };
  return checkTemplate(`${path}.dispatch.template`, template, tool);
}
