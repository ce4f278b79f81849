/** What stands above the board where it is narrow: one chunk, which a desktop never asks for. */

export { default as PhoneHead } from './PhoneHead.svelte'
export { default as PlayerCells } from './PlayerCells.svelte'
