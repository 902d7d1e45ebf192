import { z } from 'zod';

export const maxReasonLength = 300;

/** Why an operator did something; on record with who and when. */
export const operatorReasonSchema = z.string().trim().min(1).max(maxReasonLength);
