import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  // Without it Vite finds React while the first page loads and answers 504 once.
  optimizeDeps: { entries: ['app/**/*.tsx'] },
  // One stylesheet: it is small, and one request shows the page sooner than seven.
  build: { assetsInlineLimit: 0, target: 'es2022', cssCodeSplit: false },
  // The server bundle holds React itself, so that rendering is React's production build
  // whatever NODE_ENV the server was started with.
  ...(command === 'build' && {
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            // Few scripts: what comes from npm, what pages have in common, and each page's own.
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /node_modules|preload-helper/, priority: 2 },
                { name: 'frame', test: /[\\/](app|contract)[\\/]/, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      ...(command === 'build' && { resolve: { noExternal: true as const } }),
      build: { rollupOptions: { input: './app/server.ts' } },
    },
  },
}));
