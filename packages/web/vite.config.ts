import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  // Without it Vite finds React while the first page loads and answers 504 once.
  optimizeDeps: { entries: ['app/**/*.tsx'] },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  // The server bundle holds React itself, so that rendering is React's production build
  // whatever NODE_ENV the server was started with.
  ...(command === 'build' && {
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  environments: {
    ssr: {
      ...(command === 'build' && { resolve: { noExternal: true as const } }),
      build: { rollupOptions: { input: './app/server.ts' } },
    },
  },
}));
