/** How each sound is made. Loaded with the first touch of somebody who wants sounds. */

export type Sound = 'prince' | 'guest' | 'card' | 'monument' | 'wonder' | 'scale' | 'turn' | 'refused' | 'said'

/** A struck tone that dies away; `shape` is its voice. */
function tone(at: AudioContext, start: number, hertz: number, seconds: number, loud: number, shape: OscillatorType = 'sine'): void {
  const voice = at.createOscillator()
  const volume = at.createGain()
  voice.type = shape
  voice.frequency.value = hertz
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loud, start + 0.006)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
  voice.connect(volume).connect(at.destination)
  voice.start(start)
  voice.stop(start + seconds)
}

/** A breath of noise: paper, or the knock of wood. */
function noise(at: AudioContext, start: number, hertz: number, seconds: number, loud: number): void {
  const length = Math.ceil(at.sampleRate * seconds)
  const buffer = at.createBuffer(1, length, at.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < length; index += 1) samples[index] = (Math.random() * 2 - 1) * (1 - index / length) ** 2
  const source = at.createBufferSource()
  const filter = at.createBiquadFilter()
  const volume = at.createGain()
  source.buffer = buffer
  filter.type = 'bandpass'
  filter.frequency.value = hertz
  volume.gain.value = loud
  source.connect(filter).connect(volume).connect(at.destination)
  source.start(start)
}

const knock = (at: AudioContext, start: number, hertz: number): void => {
  noise(at, start, hertz * 4, 0.05, 0.18)
  tone(at, start, hertz, 0.12, 0.1, 'triangle')
}

export const MAKERS: Record<Sound, (at: AudioContext, start: number) => void> = {
  prince: (at, start) => knock(at, start, 260),
  guest: (at, start) => {
    tone(at, start, 1174, 0.38, 0.04)
    tone(at, start, 2349, 0.25, 0.015)
  },
  card: (at, start) => noise(at, start, 3200, 0.12, 0.12),
  monument: (at, start) => {
    knock(at, start, 147)
    knock(at, start + 0.14, 196)
  },
  wonder: (at, start) => [262, 330, 392, 523].forEach((hertz, index) => tone(at, start + index * 0.05, hertz, 0.39, 0.045, 'triangle')),
  scale: (at, start) => [0, 0.05, 0.1].forEach((later) => knock(at, start + later, 420)),
  turn: (at, start) => {
    tone(at, start, 523, 0.2, 0.06, 'triangle')
    tone(at, start + 0.13, 659, 0.26, 0.06, 'triangle')
  },
  said: (at, start) => {
    tone(at, start, 440, 0.12, 0.035)
    tone(at, start + 0.07, 587, 0.16, 0.03)
  },
  refused: (at, start) => tone(at, start, 130, 0.1, 0.08, 'triangle'),
}
