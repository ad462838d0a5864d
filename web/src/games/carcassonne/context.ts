import { createContext } from 'svelte';
import type { TableController } from './table/controller.svelte';

/** The table around a component. Every folder may read it; `table/` provides it. */
export const [useTable, provideTable] = createContext<TableController>();
