// The two global sheets have no classes to read; those of all others are in build/css-types (npm run types).
declare module '@flightdeck/shared/ui/tokens.css' {}
declare module '@flightdeck/shared/ui/base.css' {}
