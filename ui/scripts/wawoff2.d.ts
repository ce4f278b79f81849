/** WOFF2 unpacked; the package brings no types. */
declare module 'wawoff2' {
  export function decompress(packed: Uint8Array): Promise<Uint8Array>
}
