/** The parts of 5 Towers that lessons, rules, deals and score sheets show: those pages import nothing else from this folder. */
export { default as CardDisplay } from './cards/CardDisplay.svelte';
export { default as CardFace } from './cards/CardFace.svelte';
export { inPlaces, readCard, type TowerType, TYPES } from './cards/cards';
export { default as PlayCard } from './cards/PlayCard.svelte';
export { default as Call } from './table/Call.svelte';
export { handCard, short } from './layout.svelte';
export { sharedPitch, towerHeight } from './towers/geometry';
export { watchGround } from './towers/ground';
export { default as Skyline } from './towers/Skyline.svelte';
export { default as Tower } from './towers/Tower.svelte';
export { towersText } from './towers/tower_text';
export { default as TowerColumn } from './towers/TowerColumn.svelte';
export { default as BidStairs } from './turn/BidStairs.svelte';
