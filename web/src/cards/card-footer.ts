import { createContext, type ReactNode } from 'react';

/** What stands at the foot of the card of a message, within its frame: the answers to what it asks. */
export const CardFooter = createContext<ReactNode>(null);
