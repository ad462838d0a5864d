import type { DealKit } from '../kit';
import Shown from './Shown.svelte';

export const kit: DealKit = { shown: Shown };
