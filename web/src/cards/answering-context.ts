import { createContext } from 'react';

/** Whether the conversation is still being told of an answer: a card that is stored with less than is told of it waits for that. */
export const AnsweringContext = createContext(false);
