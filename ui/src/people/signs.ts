/** What is drawn on each mark of honour: lines on 24 by 24. */

const HEADS = 'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zm8 0a3 3 0 1 0 0-6 3 3 0 0 0 0 6z'
const CROWN = 'M5 14 4 7l4.5 3.5L12 6l3.5 4.5L20 7l-1 7z'

const SIGNS: Record<string, string> = {
  'first-game': 'M3 16h18l-2.5 4h-13zM12 3v10M12 4c4 1.5 5 5 5 8h-5M12 5c-3 2-4 4.5-4 7h4',
  'among-people': `${HEADS}M2.5 19c0-3 2.4-5 5.5-5 1.600 0 3 .5 4 1.4 1-.9 2.4-1.4 4-1.4 3.100 0 5.5 2 5.5 5`,
  regular: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9 9.5v1M15 9.5v1M8 14.5c1 1.5 2.5 2.300 4 2.300s3-.8 4-2.300',
  'every-table': 'M7 7h10v10H7zM12 2.5v1.5M12 20v1.5M2.5 12H4M20 12h1.5',
  'every-edition': 'M4 20V5h4v15zM8 20V5h4v15M4 20h8M14 6.5l3.800-1L21 19l-3.800 1z',
  'beat-architect': 'M12 6a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM11 6 6 21M13 6l5 15M8 15c2.5 1.5 5.5 1.5 8 0',
  'beat-regent': `${CROWN}M4 19h16M8 22l8-6`,
  'last-to-first': 'M3 19c1.5-1.5 3-1.5 4.5 0s3 1.5 4.5 0 3-1.5 4.5 0 3 1.5 4.5 0M12 14V4M8 8l4-4 4 4',
  'no-wonder': 'M8 20v-9l4-7 4 7v9zM5.5 20h13M4 5l16 14',
  'two-peoples': 'M2 19 8.5 8l6.5 11zM11.5 13 15.5 7 22 19h-7',
  'by-a-nose': 'M3 20h18M5.5 20V8h4.5v12M14 20V6h4.5v14',
  landslide: 'M2 20 10 5l4 7 2-3 6 11zM14 12l3.5 8',
  'quiet-climb': 'M3 20h4.5v-4.5H12V11h4.5V6.5H21',
  'king-in-peace': `${CROWN}M5 18h14M7 21h10`,
  unprivileged: 'M8 4h10v12.5a3.5 3.5 0 0 1-3.5 3.5H5.5A2.5 2.5 0 0 0 8 17.5zM11.5 8.5h3M11.5 12.5h3',
  'three-wonders': 'M3 20h18M4.5 20v-7l2-3.5 2 3.5v7M10 20V8l2-4.5L14 8v12M15.5 20v-7l2-3.5 2 3.5v7',
  'five-peoples': 'M12 3l9 6.600L17.600 20H6.4L3 9.600zM12 12V3M12 12l9-2.4M12 12l5.600 8M12 12l-5.600 8M12 12 3 9.600',
  'all-islands': 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  'whole-island': 'M2.5 19c3-5 16-5 19 0zM11 15V4l6 2.5L11 9',
  'kings-darling': 'M12 21c-5.5-4-8-6.5-8-9.5a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 3-2.5 5.5-8 9.5zM9 6 8.5 3l2 1.5L12 2.5l1.5 2 2-1.5L15 6z',
  harvest:
    'M12 22V8M12 8c-1.5-1.5-1.5-4 0-6 1.5 2 1.5 4.5 0 6zM12 14c-3 0-5-1.5-5-4.5 3 0 5 1.5 5 4.5zm0 0c3 0 5-1.5 5-4.5-3 0-5 1.5-5 4.5zM12 19c-3 0-5-1.5-5-4.5 3 0 5 1.5 5 4.5zm0 0c3 0 5-1.5 5-4.5-3 0-5 1.5-5 4.5z',
  seventy: 'M3 20 12 8l9 12zM12 8V2l5 2-5 2',
  'kings-ear': 'M7 10a5.5 5.5 0 0 1 11 0c0 4-4 4.5-4 8a3 3 0 0 1-5.5 1.5M10 10.5a2.5 2.5 0 0 1 5 0c0 2-2 2.5-2 4',
  'good-host': 'M3.5 11 12 4l8.5 7M6 9.5V20h12V9.5M10 20v-6h4v6',
}
const UNKNOWN = 'M12 4l2.4 5 5.600.8-4 3.900 1 5.5-5-2.700-5 2.700 1-5.5-4-3.900 5.600-.8z'

/** The drawing; a star for a mark that this page does not know yet. */
export const signOf = (name: string): string => SIGNS[name] ?? UNKNOWN
