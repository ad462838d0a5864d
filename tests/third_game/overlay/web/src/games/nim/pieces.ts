export { default as Heap } from './Heap.svelte';
