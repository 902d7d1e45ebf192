import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorker } from './service-worker-plugin.ts';

/** `npm run build:web` and the embedded stack build with it; both tell it where to write. */
export default defineConfig({
  plugins: [react(), tailwindcss(), serviceWorker()],
  build: {
    target: 'es2023',
    // The size report reads it to know what the first load of a page consists of.
    manifest: true,
    sourcemap: true,
    chunkSizeWarningLimit: 1200,
  },
});
