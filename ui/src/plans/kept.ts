/** Whether anything is planned at all. */

import type { Plan } from '../protocol'

export const hasAny = ({ guests, discards, ends, turn }: Plan): boolean => guests.length + discards.length + turn.length > 0 || ends !== 'asked'
