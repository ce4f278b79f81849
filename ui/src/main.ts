import '@fontsource-variable/alegreya/wght.css'
import '@fontsource-variable/figtree/wght.css'
import './look/tokens.css'
import './look/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { words } from './words/words.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the app')
await words.start()
mount(App, { target })
