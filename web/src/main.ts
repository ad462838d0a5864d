import './styles/fonts.css';
import '../../src/rookery/drawing/art/tokens.css';
import '../../src/rookery/drawing/art/drawing.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/vocabulary.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { applyPreferences, language } from './device/preferences.svelte';
import { setLanguage } from './words/messages.svelte';

await setLanguage(language());
applyPreferences();
if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/service-worker.js').catch(() => {});
mount(App, { target: document.getElementById('app')! });
