import { mount } from 'svelte';
import App from './App.svelte';
import { keepForOffline } from './offline/register';
import { showPreferences } from './preferences/preferences.svelte';
import './theme/index.css';

showPreferences(document.documentElement); // before anything is drawn, so that nothing flashes
mount(App, { target: document.getElementById('app')! });
keepForOffline();
