import './fonts.css';
import '../../src/rookery/drawing/art/tokens.css';
import '../../src/rookery/drawing/art/drawing.css';
import './base.css';
import './controls.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { applyPreferences, language } from './preferences.svelte';
import { speak } from './words.svelte';

await speak(language());
applyPreferences();
mount(App, { target: document.getElementById('app')! });
