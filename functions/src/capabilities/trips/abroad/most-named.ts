/** Places looked up for one plan abroad: at most two questions each, and one for the city. */
export const mostNamed = 20;
