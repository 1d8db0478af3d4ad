import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });

// The shell stays when the server is away for a moment; only where the page was built.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register("./sw.js").catch(() => {});
