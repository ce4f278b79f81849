const PAUSE = 2_000

/** Load a part of the page. While the network is gone it is tried again. */
export async function comes<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }
}
