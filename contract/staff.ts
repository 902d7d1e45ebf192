import { z } from 'zod';
import { e164Schema, languageSchema } from './primitives.ts';

/** An owner may do everything at the business; staff may not close it, and may not pause what it offers. */
export const staffRoleSchema = z.enum(['owner', 'staff']);
export type StaffRole = z.infer<typeof staffRoleSchema>;

/** One person who works at a business, known by the number they write from. */
export const staffMemberSchema = z.object({
  phone: e164Schema,
  name: z.string().max(80),
  role: staffRoleSchema,
  /** What they are answered in. */
  language: languageSchema,
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

/**
 * `businessStaff/{staffId}`: the businesses a WhatsApp number works at, so that the door finds them by one key. Derived
 * from the business documents, which alone decide who may do what; holds no number and no name.
 */
export const businessStaffSchema = z.object({
  staffId: z.string(),
  businessIds: z.array(z.string()).min(1),
  updatedAt: z.date(),
});
export type BusinessStaff = z.infer<typeof businessStaffSchema>;
