import './fonts.css';
import '../../src/rookery/drawing/art/tokens.css';
import '../../src/rookery/drawing/art/drawing.css';
import './base.css';
import './controls.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { applyPreferences, language } from './preferences.svelte';
import { setLanguage } from './messages.svelte';

await setLanguage(language());
applyPreferences();
if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/service-worker.js').catch(() => {});
mount(App, { target: document.getElementById('app')! });
