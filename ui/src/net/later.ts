/** Something that comes later: asked for once, however many want it; what failed to come may be asked for again. */
export function later<Thing>(fetch: () => Promise<Thing>): () => Promise<Thing> {
  let coming: Promise<Thing> | undefined
  return () => (coming ??= fetch().catch((lost: unknown) => {
    coming = undefined
    throw lost
  }))
}
