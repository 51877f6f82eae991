import fc from "fast-check";

// A mutant that a property finds is dead; the smallest example of it is nobody's interest.
fc.configureGlobal({ endOnFailure: true });
