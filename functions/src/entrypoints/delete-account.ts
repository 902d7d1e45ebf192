/**
 * Deletes a web account at Firebase Auth; one that is not there is deleted already.
 * @throws what Firebase Auth throws for anything else, so that the erasure is tried again.
 */
export async function deleteAccount(uid: string): Promise<void> {
  const [{ getApps, initializeApp }, { getAuth }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
  ]);
  try {
    await getAuth(getApps()[0] ?? initializeApp()).deleteUser(uid);
  } catch (thrown) {
    const isGone = thrown instanceof Error && 'code' in thrown && thrown.code === 'auth/user-not-found';
    if (!isGone) throw thrown;
  }
}
