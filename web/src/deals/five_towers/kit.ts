import type { DealKit } from '../kit';
import Shown from './Shown.svelte';

export const kit: DealKit = { shown: Shown, range: ['0', '1', '2', '3', '4', '5'] };
