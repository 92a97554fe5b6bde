/** The part of the far side that only documents with agents need: evaluated after LangGraph, on the same instances of it. */
// First here too, so that it stays before the libraries where the two parts have them in common.
import './seedFirst';
import './bringLangChain';
